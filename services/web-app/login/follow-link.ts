import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  consumeLoginLink,
  findLoginLink,
  loginLinkIn,
  type UsedLink,
} from '#services/account/login-link.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { isCrossSite } from '../../http/posted-form.ts'
import { WEB_APP_PATH } from '../../http/web-app-path.ts'
import { parseArrival, wayOn } from '../arrival.ts'
import { letIn, sessionAccount } from '../session.ts'
import { signedOutPage } from '../sign-in-pages.ts'
import { confirmPage, loginPage } from './login-pages.ts'
import { droppedLink } from './password-pages.ts'

/** The secret of a browser that has asked for a link. */
export const BROWSER_COOKIE = 'webapp_login'

/** The page for a used or old link; a visitor who is signed in here already goes on. */
const withoutLink = async (context: Context, services: ServicesContext) => {
  const arrival = parseArrival(context.req.query())
  const isIn = (await sessionAccount(context, services)) !== undefined
  return isIn
    ? context.redirect(wayOn(arrival), 303)
    : context.html(signedOutPage(arrival, 'refused'), 401)
}

const letInByLink = async (
  context: Context,
  { services, used }: { services: ServicesContext; used: UsedLink },
) => {
  const { userId, number, query, dropsPassword } = used
  await letIn(context, { services, userId, number, isByMail: true })
  const arrival = parseArrival(Object.fromEntries(new URLSearchParams(query)))
  return context.redirect(dropsPassword ? droppedLink(arrival) : wayOn(arrival), 303)
}

/** `GET` and `POST /account/link`: lets in the browser that asked; any other one is asked to press a button first. */
export const followLink = (services: ServicesContext) => async (context: Context) => {
  const { database, hashKey, now } = services
  const { method } = context.req
  const arrival = parseArrival(context.req.query())
  if (method !== 'GET' && method !== 'POST') return context.body(null, 405, { Allow: 'GET, POST' })
  if (method === 'POST' && isCrossSite(context)) return context.html(loginPage({ arrival }), 403)
  const id = loginLinkIn(context.req.query(), hashKey)
  if (id === undefined) return withoutLink(context, services)
  const queries = await database.get()
  const shown = { id, browser: getCookie(context, BROWSER_COOKIE), hashKey, now: now() }
  const link = await findLoginLink(queries, shown)
  if (!link) return withoutLink(context, services)
  if (method === 'GET' && !link.isOwn) {
    const action = `${WEB_APP_PATH}/account/link/${new URL(context.req.url).search}`
    return context.html(confirmPage({ arrival, email: link.email, action }))
  }
  const used = await consumeLoginLink(queries, shown)
  return used ? letInByLink(context, { services, used }) : withoutLink(context, services)
}
