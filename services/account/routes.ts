import { Hono } from 'hono'
import {
  handOffTokenRequest,
  signOutRequest,
  ssoValidateRequest,
} from '#features/account/account-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { accessOf } from '#services/entitlement/access.ts'
import { bearerToken } from '#services/http/bearer-token.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import type { SignIn, SignInUse } from '#services/keys/tokens.ts'
import { issueHandOffToken } from './hand-off-token.ts'
import { endSignIn, findAccount, type StoredAccount } from './sign-in.ts'

const signInEnded = () =>
  new ProblemError({
    status: 401,
    title: 'Not signed in',
    detail: 'The token is missing, not valid or expired: sign in again.',
  })

/** The sign-in of a token of one of the given uses, and its account; throws `ProblemError` 401. */
const accountOf = async (
  { tokens, database }: ServicesContext,
  { token, uses }: { token: string; uses: readonly SignInUse[] },
): Promise<StoredAccount & { signIn: SignIn }> => {
  const signIns = await Promise.all(uses.map((use) => tokens.signInOf(use, token)))
  const signIn = signIns.find((found) => found !== undefined)
  const account = signIn && (await findAccount(await database.get(), signIn))
  if (!account) throw signInEnded()
  return { ...account, signIn }
}

/** The account service: validates sign-in tokens, reads accounts, exchanges tokens for the hand-off (S1 §7). */
export const accountRoutes = (services: ServicesContext): Hono => {
  const { database, hashKey, now } = services
  const routes = new Hono({ strict: false })

  routes.post('/auth/ssoValidate', async (context) => {
    const { ssojwt: token } = await readJson(context, ssoValidateRequest)
    const { userId } = await accountOf(services, { token, uses: ['singleSignOn'] })
    return context.json({ u: { sub: userId } })
  })

  routes.get('/account/get/:id', async (context) => {
    const token = bearerToken(context)
    if (!token) throw signInEnded()
    const { signIn: _signIn, ...account } = await accountOf(services, {
      token,
      uses: ['singleSignOn', 'access'],
    })
    if (account.userId !== context.req.param('id')) {
      throw new ProblemError({
        status: 403,
        title: 'Not your account',
        detail: 'The token belongs to another account: ask for the one that it names.',
      })
    }
    const held = await accessOf(await database.get(), { userId: account.userId, now: now() })
    return context.json({ account: { ...account, hasLicence: held !== undefined } })
  })

  routes.post('/auth/handOffToken', async (context) => {
    const { ssojwt: token } = await readJson(context, handOffTokenRequest)
    const { signIn } = await accountOf(services, { token, uses: ['singleSignOn'] })
    const ssotoken = await issueHandOffToken(await database.get(), { signIn, hashKey, now: now() })
    return context.json({ ssotoken })
  })

  routes.post('/auth/signOut', async (context) => {
    const { ssojwt: token } = await readJson(context, signOutRequest)
    const { signIn } = await accountOf(services, { token, uses: ['singleSignOn'] })
    await endSignIn(await database.get(), { signIn, now: now() })
    return context.json({ status: 'ended' })
  })

  return routes
}
