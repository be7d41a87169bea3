import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import {
  askLoginLink,
  consumeLoginLink,
  findLoginLink,
  isLoginKey,
  LOGIN_LINK_QUERY,
  LOGIN_LINK_TTL_S,
  loginLinkAddress,
} from '#services/account/login-link.ts'
import { keyedHash } from '#services/keyed-hash.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'
import { deskLink, isDesk } from '../affiliate/affiliate-links.ts'
import { arrivalQuery, parseArrival, type Arrival } from '../arrival.ts'
import { isForeign } from '../is-foreign.ts'
import { isMailHere } from '../is-mail-here.ts'
import { senderNetwork } from '../sender-network.ts'
import { endSession, sessionAccount, startSession } from '../session.ts'
import { signedOutPage } from '../sign-in-pages.ts'
import { WEB_APP_PATH } from '../web-app-path.ts'
import { confirmPage, loginAddress, loginPage, patiencePage, sentPage } from './login-pages.ts'
import { userOfPassword } from './password-login.ts'
import { createTries } from './tries.ts'

const BROWSER_COOKIE = 'webapp_login'

const loginForm = z.object({ email: emailSchema, password: z.string().check(z.maxLength(500)) })

const linkQuery = z.object({ [LOGIN_LINK_QUERY.id]: z.uuid(), [LOGIN_LINK_QUERY.key]: z.string() })

const arrivalOf = (context: Context) => parseArrival(context.req.query())

const typedText = (value: unknown) => (typeof value === 'string' ? value : '')

type Login = { context: Context; services: ServicesContext; userId: string; query: string }

const letIn = async ({ context, services, userId, query }: Login) => {
  await startSession(context, { services, userId })
  return context.redirect(`${WEB_APP_PATH}/?${query}`, 303)
}

/** The secret of this browser, which a link is bound to. */
const browserSecret = (context: Context, { secureCookies }: ServicesContext): string => {
  const secret = getCookie(context, BROWSER_COOKIE) ?? randomBytes(32).toString('base64url')
  setCookie(context, BROWSER_COOKIE, secret, {
    httpOnly: true,
    maxAge: LOGIN_LINK_TTL_S,
    path: WEB_APP_PATH,
    sameSite: 'Lax',
    secure: secureCookies,
  })
  return secret
}

type Asking = { services: ServicesContext; arrival: Arrival; email: string }

const sendLink = async (context: Context, { services, arrival, email }: Asking) => {
  const { database, hashKey, webAppUrl, now } = services
  const { locale } = arrival
  const id = await askLoginLink(await database.get(), {
    email,
    language: locale,
    browser: browserSecret(context, services),
    query: arrivalQuery(arrival),
    hashKey,
    now: now(),
  })
  const openHere = isMailHere(services)
    ? loginLinkAddress(id, { webAppUrl, hashKey, locale })
    : undefined
  return context.html(sentPage({ arrival, email, openHere }))
}

/** `POST /account/login`: a password that is right lets in; without one a link goes out, and nobody learns whether there is an account. */
const logIn = (services: ServicesContext) => {
  const isTooMuch = createTries()
  return async (context: Context) => {
    const arrival = arrivalOf(context)
    if (isForeign(context)) return context.html(loginPage({ arrival }), 403)
    const body = await context.req.parseBody()
    const typed = { email: typedText(body.email), password: typedText(body.password) }
    const form = z.safeParse(loginForm, typed).data
    if (!form) {
      const failed = { reason: 'email', email: typed.email.slice(0, 254) } as const
      return context.html(loginPage({ arrival, failed }), 422)
    }
    const { email, password } = form
    const address = keyedHash({
      key: services.hashKey,
      purpose: 'payload',
      value: normalizeEmail(email),
    })
    if (await isTooMuch({ address, network: senderNetwork(context, services) })) {
      return context.html(patiencePage(arrival), 429)
    }
    if (password === '') return sendLink(context, { services, arrival, email })
    const userId = await userOfPassword(await services.database.get(), { email, password })
    if (!userId) {
      return context.html(loginPage({ arrival, failed: { reason: 'password', email } }), 401)
    }
    return letIn({ context, services, userId, query: arrivalQuery(arrival) })
  }
}

/** `GET` and `POST /account/link`: lets in the browser that asked; any other one is asked to press a button first. */
const followLink = (services: ServicesContext) => async (context: Context) => {
  const { database, hashKey, now } = services
  const arrival = arrivalOf(context)
  const { method } = context.req
  if (method !== 'GET' && method !== 'POST') return context.body(null, 405, { Allow: 'GET, POST' })
  if (method === 'POST' && isForeign(context)) return context.html(loginPage({ arrival }), 403)
  const refused = () => context.html(signedOutPage(arrival, 'refused'), 401)
  const named = z.safeParse(linkQuery, context.req.query()).data
  if (!named || !isLoginKey(named.key, { id: named.id, hashKey })) return refused()
  const { id } = named
  const queries = await database.get()
  const browser = getCookie(context, BROWSER_COOKIE)
  const link = await findLoginLink(queries, { id, browser, hashKey, now: now() })
  if (!link) return refused()
  if (method === 'GET' && !link.isOwn) {
    const action = `${WEB_APP_PATH}/account/link/${new URL(context.req.url).search}`
    return context.html(confirmPage({ arrival, email: link.email, action }))
  }
  const used = await consumeLoginLink(queries, { id, now: now() })
  return used ? letIn({ context, services, ...used }) : refused()
}

/** Logging in and out: `docs/decisions/044-log-in.md`. */
export const loginRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/account/login', async (context) => {
    const arrival = arrivalOf(context)
    // The site's link to the desk leads here, signed in or not.
    const isForDesk = isDesk(arrival.url) && (await sessionAccount(context, services))
    return isForDesk
      ? context.redirect(deskLink('desk', arrival), 303)
      : context.html(loginPage({ arrival }))
  })
  routes.post('/account/login', logIn(services))
  routes.on(['GET', 'POST'], '/account/link', followLink(services))
  routes.post('/account/logout', (context) => {
    const arrival = arrivalOf(context)
    if (isForeign(context)) return context.html(loginPage({ arrival }), 403)
    endSession(context)
    return context.redirect(loginAddress(arrival), 303)
  })
  return routes
}
