import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { emailSchema, normalizeEmail } from '#features/account/email.ts'
import { askLoginLink, LOGIN_LINK_TTL_S, loginLinkAddress } from '#services/account/login-link.ts'
import { tryPassword } from '#services/account/password.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { readForm, isCrossSite } from '#services/http/posted-form.ts'
import { createLinkTries, createPasswordTries } from '../../account/tries.ts'
import { senderAddress } from '../../http/sender-network.ts'
import { WEB_APP_PATH } from '../../http/web-app-path.ts'
import { arrivalQuery, parseArrival, type Arrival, isRoom, wayOn } from '../arrival.ts'
import { isMailHere } from '../is-mail-here.ts'
import { endSession, letIn, sessionAccount } from '../session.ts'
import { BROWSER_COOKIE, followLink } from './follow-link.ts'
import { loginAddress, loginPage, PASSWORD_PLACE, patiencePage, sentPage } from './login-pages.ts'
import { passwordRoutes } from './password-routes.ts'

const loginForm = z.object({ email: emailSchema, password: z.string().check(z.maxLength(500)) })

const arrivalOf = (context: Context) => parseArrival(context.req.query())

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

type Asking = {
  services: ServicesContext
  arrival: Arrival
  email: string
  provesPassword: boolean
}

/** Longer than the writing of a link takes: the time of an answer tells nobody who has an account. */
export const LINK_ANSWER_MS = 150

const sendLink = async (
  context: Context,
  { services, arrival, email, provesPassword }: Asking,
): Promise<Response> => {
  const { database, hashKey, webAppUrl, now } = services
  const { locale } = arrival
  const asked = {
    email,
    language: locale,
    browser: browserSecret(context, services),
    query: arrivalQuery(arrival),
    provesPassword,
    hashKey,
    now: now(),
  }
  const [id] = await Promise.all([
    database.get().then((queries) => askLoginLink(queries, asked)),
    setTimeout(LINK_ANSWER_MS),
  ])
  const openHere = isMailHere(services)
    ? loginLinkAddress(id, { webAppUrl, hashKey, locale })
    : undefined
  return context.html(sentPage({ arrival, email, confirmsPassword: provesPassword, openHere }))
}

const patience = (context: Context, of: { waitS: number; kind: 'links' | 'passwords' }) =>
  context.html(patiencePage(arrivalOf(context), of.kind), 429, { 'Retry-After': `${of.waitS}` })

/** The sender by which tries are counted. */
const senderOf = (
  context: Context,
  { services, email }: { services: ServicesContext; email: string },
) => ({
  sender: senderAddress(context, services),
  account: normalizeEmail(email),
})

type Typed = { email: string; password: string }

/** Lets in who types the right password of a confirmed account; of any other account whose password it is a link goes to its mailbox. */
const logInByPassword = (services: ServicesContext) => {
  const tries = createPasswordTries({ ...services, kind: 'logIn' })
  return async (context: Context, { email, password }: Typed) => {
    const arrival = arrivalOf(context)
    const tried = tries(senderOf(context, { services, email }))
    const waitS = await tried.begin()
    if (waitS !== undefined) return patience(context, { waitS, kind: 'passwords' })
    const outcome = await tryPassword(await services.database.get(), { email, password })
    if (outcome.kind === 'wrong') {
      return context.html(loginPage({ arrival, failed: { reason: 'password', email } }), 401)
    }
    await tried.forgive()
    if (outcome.kind === 'unconfirmed') {
      return sendLink(context, { services, arrival, email, provesPassword: true })
    }
    await letIn(context, { services, userId: outcome.userId, number: outcome.number })
    return context.redirect(wayOn(arrival), 303)
  }
}

/** `POST /account/login`: a password that is right lets in; without one a link goes out, and nobody learns whether there is an account. */
const logIn = (services: ServicesContext) => {
  const linkTries = createLinkTries({ ...services, kind: 'logInLink', refusesRepeated: false })
  const byPassword = logInByPassword(services)
  return async (context: Context) => {
    const arrival = arrivalOf(context)
    if (isCrossSite(context)) return context.html(loginPage({ arrival }), 403)
    const typed = await readForm(context, ['email', 'password'])
    const form = z.safeParse(loginForm, typed).data
    if (!form) {
      const failed = { reason: 'email', email: typed.email.slice(0, 254) } as const
      return context.html(loginPage({ arrival, failed }), 422)
    }
    if (form.password !== '') return byPassword(context, form)
    const waitS = await linkTries(senderOf(context, { services, email: form.email }))
    if (waitS !== undefined) return patience(context, { waitS, kind: 'links' })
    return sendLink(context, { services, arrival, email: form.email, provesPassword: false })
  }
}

/** Logging in and out: `docs/decisions/044-log-in.md`. */
export const loginRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/account/login', async (context) => {
    const arrival = arrivalOf(context)
    // The site's links to the desk and to Billing lead here, signed in or not; who forgot a password wants the form.
    const isPlace = arrival.url !== PASSWORD_PLACE && isRoom(arrival)
    return isPlace && (await sessionAccount(context, services))
      ? context.redirect(wayOn(arrival), 303)
      : context.html(loginPage({ arrival }))
  })
  routes.post('/account/login', logIn(services))
  routes.on(['GET', 'POST'], '/account/link', followLink(services))
  routes.route('/', passwordRoutes(services))
  routes.post('/account/logout', async (context) => {
    const arrival = arrivalOf(context)
    if (isCrossSite(context)) return context.html(loginPage({ arrival }), 403)
    await endSession(context, services)
    return context.redirect(loginAddress(arrival), 303)
  })
  return routes
}
