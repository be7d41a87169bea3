import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { findAccount, type StoredAccount } from '#services/account/find-account.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { WEB_APP_SESSION_SECONDS } from '#services/token/tokens.ts'
import { WEB_APP_PATH } from './web-app-path.ts'

const SESSION_COOKIE = 'webapp_session'

/** Signs a user in at the web app: its own cookie, hidden from page script. */
export const startSession = async (
  context: Context,
  { services, userId }: { services: ServicesContext; userId: string },
): Promise<void> => {
  setCookie(context, SESSION_COOKIE, await services.tokens.issue('webAppSession', userId), {
    httpOnly: true,
    maxAge: WEB_APP_SESSION_SECONDS,
    path: WEB_APP_PATH,
    sameSite: 'Lax',
    secure: services.secureCookies,
  })
}

/** Forgets who is signed in on this browser. */
export const endSession = (context: Context): void => {
  deleteCookie(context, SESSION_COOKIE, { path: WEB_APP_PATH })
}

/** The account that the web app's own cookie names, if it is valid. */
export const sessionAccount = async (
  context: Context,
  { tokens, database }: ServicesContext,
): Promise<StoredAccount | undefined> => {
  const cookie = getCookie(context, SESSION_COOKIE)
  const userId = cookie && (await tokens.userIdOf('webAppSession', cookie))
  return userId ? findAccount(await database.get(), userId) : undefined
}
