import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { isOwnAccount } from '#features/account/server/is-own-account.ts'
import { logOut } from '#features/account/server/log-out.ts'
import { session } from '#features/account/server/session.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { json } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'
import { cameOf, faultSite, SECRETS, stands, type FaultCall, type Failing } from '../fault-call.ts'
import { answerIn } from '../replay.ts'

const sound = json(200, {
  u: { sub: 'u-1' },
  account: { userEmail: SECRETS.email, userId: 'u-1' },
  ssotoken: 'one-time-token',
})

const cookies = { p_ssojwt: SECRETS.token, b_session: '1' }

type Visit = { handle: Handle; path: string; more?: Record<string, string>; isPost?: true }

const visit =
  ({ handle, path, more, isPost }: Visit) =>
  async (failing: Failing) => {
    const made = faultSite(failing, { accountServiceUrl: failing.url })
    const posted = isPost && { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }
    const request = visitRequest({ path, cookies: { ...cookies, ...more }, ...posted })
    return { came: await cameOf(await answer(handle, { request, site: made.site })), made }
  }

const onTheWay = (location: string) => {
  if (location.includes('/hand-off/again')) {
    return {
      message: 'handOff.again.lead',
      shows: 'a page that tries again by itself',
      ways: ['handOff.again.action'],
    }
  }
  if (location.includes('/hand-off/later')) {
    return {
      message: 'handOff.later.lead',
      shows: 'a page that keeps the way',
      ways: ['handOff.later.action', 'handOff.later.support'],
    }
  }
  return stands('the web app opens')
}

/** After two tries that failed. */
const TRIED = writePendingHandOff({ entryPoint: '/', tries: 2 })

/** Somebody is signed in. */
export const ACCOUNT_CALLS: readonly FaultCall[] = [
  {
    upstream: 'account',
    what: 'the way to the web app',
    sound,
    ask: visit({ handle: handOff, path: '/api/hand-off?entryPoint=/' }),
    see: (came) => onTheWay(answerIn(came).headers.get('location') ?? ''),
  },
  {
    upstream: 'account',
    what: 'the way to the web app, for the third time',
    sound,
    ask: visit({ handle: handOff, path: '/api/hand-off?now=1', more: { b_handoff: TRIED } }),
    see: (came) => onTheWay(answerIn(came).headers.get('location') ?? ''),
  },
  {
    upstream: 'account',
    what: 'who is signed in',
    sound,
    ask: visit({ handle: session, path: '/api/session' }),
    see: (came) =>
      answerIn(came).status === 200
        ? stands('the page greets its account')
        : stands('the page as a stranger sees it; the sign-in stays'),
  },
  {
    upstream: 'account',
    what: 'a log-out',
    sound: json(200, { status: 'ended' }),
    ask: visit({ handle: logOut, path: '/api/log-out?lang=en', isPost: true }),
    see: () => stands('the home page, without a sign-in'),
  },
  {
    upstream: 'account',
    what: 'whose address it is that has an account',
    sound,
    ask: async (failing) => {
      const made = faultSite(failing, { accountServiceUrl: failing.url })
      const { cookies: jar } = visitRequest({ path: '/', cookies })
      const signal = AbortSignal.timeout(failing.budgetMs)
      const isOwn = await isOwnAccount({
        email: SECRETS.email,
        cookies: jar,
        site: made.site,
        signal,
      })
      return { came: { kind: 'page', shows: isOwn ? 'own' : 'other' }, made }
    },
    see: (came) =>
      came.kind === 'page' && came.shows === 'own'
        ? stands('the web app opens')
        : { message: 'signUp.label.exists', shows: 'at the address field', ways: ['signUp.login'] },
  },
]
