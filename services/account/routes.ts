import { Hono } from 'hono'
import { handOffTokenRequest, ssoValidateRequest } from '#features/account/account-contract.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { heldLicence } from '#services/purchase/held-licence.ts'
import type { ServicesContext } from '#services/services-context.ts'
import type { TokenUse } from '#services/token/tokens.ts'
import { findAccount, type StoredAccount } from './find-account.ts'
import { issueHandOffToken } from './hand-off-token.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

const signInEnded = () =>
  new ProblemError({
    status: 401,
    title: 'Not signed in',
    detail: 'The token is missing, not valid or expired: sign in again.',
  })

/** The account that a token of one of the given uses names; throws `ProblemError` 401. */
const accountOf = async (
  { tokens, database }: ServicesContext,
  { token, uses }: { token: string; uses: readonly TokenUse[] },
): Promise<StoredAccount> => {
  const userIds = await Promise.all(uses.map((use) => tokens.userIdOf(use, token)))
  const userId = userIds.find((found) => found !== undefined)
  const account = userId && (await findAccount(await database.get(), userId))
  if (!account) throw signInEnded()
  return account
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
    const token = BEARER.exec(context.req.header('authorization') ?? '')?.[1]
    if (!token) throw signInEnded()
    const account = await accountOf(services, { token, uses: ['singleSignOn', 'access'] })
    if (account.userId !== context.req.param('id')) {
      throw new ProblemError({
        status: 403,
        title: 'Not your account',
        detail: 'The token belongs to another account: ask for the one that it names.',
      })
    }
    const held = await heldLicence(await database.get(), { userId: account.userId, now: now() })
    return context.json({ account: { ...account, hasLicence: held !== undefined } })
  })

  routes.post('/auth/handOffToken', async (context) => {
    const { ssojwt: token } = await readJson(context, handOffTokenRequest)
    const { userId } = await accountOf(services, { token, uses: ['singleSignOn'] })
    const ssotoken = await issueHandOffToken(await database.get(), { userId, hashKey, now: now() })
    return context.json({ ssotoken })
  })

  return routes
}
