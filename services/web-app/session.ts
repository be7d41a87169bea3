import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { COOKIES } from '#lib/config/cookies.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { endSignIn, findAccount, type StoredAccount } from '#services/account/sign-in.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { newSignIn, type SignIn, WEB_APP_SESSION_SECONDS } from '#services/keys/tokens.ts'
import { WEB_APP_PATH } from '../http/web-app-path.ts'

const SESSION_COOKIE = 'webapp_session'

type Started = { services: ServicesContext; signIn: SignIn }

const hidden = ({ secureCookies: secure }: ServicesContext) =>
  ({ httpOnly: true, sameSite: 'Lax', secure }) as const

/** Whether cookies that are set here reach the site: it is another place on the same host. */
const sharesHost = ({ siteUrl, webAppUrl }: ServicesContext) =>
  new URL(siteUrl).hostname === new URL(webAppUrl).hostname

/** Signs a user in at the web app: its own cookie, hidden from page script. */
export const startSession = async (
  context: Context,
  { services, signIn }: Started,
): Promise<void> => {
  setCookie(context, SESSION_COOKIE, await services.tokens.issue('webAppSession', signIn), {
    ...hidden(services),
    maxAge: WEB_APP_SESSION_SECONDS,
    path: WEB_APP_PATH,
  })
}

/** Ends what this browser is signed in with, here and, on the same host, at the site. */
const endHeld = async (context: Context, services: ServicesContext): Promise<void> => {
  const { tokens, database, now } = services
  const siteToken = sharesHost(services) ? getCookie(context, COOKIES.ssoToken.name) : undefined
  const held = [
    (await sessionOf(context, services))?.signIn,
    siteToken && (await tokens.signInOf('singleSignOn', siteToken)),
  ]
  for (const signIn of held) {
    if (signIn) await endSignIn(await database.get(), { signIn, now: now() })
  }
}

type Entering = {
  services: ServicesContext
  userId: string
  /** The account's sign-in number when the way in was found open. */
  number: number
  isByMail?: boolean
}

/** Signs in who has logged in here, at the site as well where that has the same host; what this browser was signed in with ends. */
export const letIn = async (
  context: Context,
  { services, userId, number, isByMail = false }: Entering,
): Promise<void> => {
  await endHeld(context, services)
  const signIn = newSignIn({ userId, number, isByMail })
  await startSession(context, { services, signIn })
  if (!sharesHost(services)) return
  const { ssoToken, sessionHint } = COOKIES
  const token = await services.tokens.issue('singleSignOn', signIn)
  const { secureCookies: secure } = services
  setCookie(context, ssoToken.name, token, {
    ...hidden(services),
    maxAge: ssoToken.maxAge,
    path: '/',
  })
  setCookie(context, sessionHint.name, '1', {
    maxAge: sessionHint.maxAge,
    path: '/',
    sameSite: 'Lax',
    secure,
  })
}

type Session = { account: StoredAccount; signIn: SignIn }

/** The account and the sign-in of the web app's own cookie, if that is still valid. */
export const sessionOf = async (
  context: Context,
  { tokens, database }: ServicesContext,
): Promise<Session | undefined> => {
  const cookie = getCookie(context, SESSION_COOKIE)
  const signIn = cookie && (await tokens.signInOf('webAppSession', cookie))
  const account = signIn && (await findAccount(await database.get(), signIn))
  return account ? { account, signIn } : undefined
}

/** The account that the web app's own cookie names, if it is valid. */
export const sessionAccount = async (
  context: Context,
  services: ServicesContext,
): Promise<StoredAccount | undefined> => (await sessionOf(context, services))?.account

/** The cookies of a sign-in on the site's side; all of them are deleted where the host is the same. */
const SITE_COOKIES = [...SIGN_IN_COOKIES, 'email', 'userId'] as const

/** Deletes the cookies of a sign-in that was ended, or is about to be. */
export const forgetSession = (context: Context, services: ServicesContext): void => {
  deleteCookie(context, SESSION_COOKIE, { path: WEB_APP_PATH })
  if (!sharesHost(services)) return
  for (const key of SITE_COOKIES) deleteCookie(context, COOKIES[key].name, { path: '/' })
}

/** Logs this browser out, here and at the site: the sign-in ends, wherever a copy of its tokens may be. */
export const endSession = async (context: Context, services: ServicesContext): Promise<void> => {
  await endHeld(context, services)
  forgetSession(context, services)
}
