import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { emailSchema, normalizeEmail } from '#features/account/email.ts'
import { LOGIN_LINK_TTL_S } from '#services/account/login-link.ts'
import { createLinkTries } from '#services/account/tries.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { senderAddress } from '#services/http/sender-network.ts'
import { RESULTS_SESSION_SECONDS } from '#services/keys/tokens.ts'
import { emailFieldHtml } from '#services/web-app/page.ts'
import { askReaderLink, consumeReaderLink, readerLinkIn } from '../account/reader-link.ts'
import { RESULTS_PATH, resultsPage, type Html } from './results-page.ts'

/** The reason why a form or a link did not sign in. */
type Refusal = 'email' | 'link' | 'foreign'

const REFUSALS: Readonly<Record<Refusal, string>> = {
  email: 'Write an e-mail address, such as name@example.com.',
  link: 'This link does not work here: it has been used, is older than 15 minutes, or was asked for in another browser. Ask for a new one in this browser.',
  foreign: 'This form came from another site. Please send it again from here.',
}

/** Asks for the address of a reader. */
export const askPage = (failed?: { refusal: Refusal; email?: string }): Html =>
  resultsPage({
    title: 'Results',
    content: html`<h1>Results</h1>
      <p>What pages, offers and experiments brought. Whoever may read it gets a link by mail.</p>
      ${failed ? html`<p class="alert" id="alert" role="alert">${REFUSALS[failed.refusal]}</p>` : ''}
      <form method="post" action="${RESULTS_PATH}/login">
        ${emailFieldHtml({
          label: 'E-mail address',
          autocomplete: 'email',
          typed: failed?.email ?? '',
          isWrong: failed?.refusal === 'email',
        })}
        <button>Send the link</button>
      </form>`,
  })

/** The same for an address that is listed and for one that is not. */
const sentPage = (email: string): Html =>
  resultsPage({
    title: 'Look into your mail',
    content: html`<h1>Look into your mail</h1>
      <p>
        If <b>${email}</b> may read the results, a link is on its way. It works once, within 15
        minutes, in this browser.
      </p>
      <p><a href="${RESULTS_PATH}">Ask again</a></p>`,
  })

/** Too many tries from one network, or for one address. */
const patiencePage = (): Html =>
  resultsPage({
    title: 'Too many tries',
    content: html`<h1>Too many tries</h1>
      <p>Please wait a quarter of an hour, then ask again.</p>`,
  })

const SESSION_COOKIE = 'results_session'

const BROWSER_COOKIE = 'results_login'

/** The services with a list of readers. */
export type ResultsServices = ServicesContext & { results: NonNullable<ServicesContext['results']> }

const cookie = ({ secureCookies }: ServicesContext, maxAge: number) =>
  ({ httpOnly: true, maxAge, path: RESULTS_PATH, sameSite: 'Lax', secure: secureCookies }) as const

/** The reader who is logged in, as long as the list has the address; an account of the site, which proves no address, opens nothing. */
export const readerOf = async (
  context: Context,
  { tokens, results }: ResultsServices,
): Promise<string | undefined> => {
  const token = getCookie(context, SESSION_COOKIE)
  const reader = token && (await tokens.readerOf(token))
  return reader && results.readers.includes(reader) ? reader : undefined
}

/** `POST /login`: a link goes out to a reader, and nobody learns who is one. */
const ask = (services: ResultsServices) => {
  const tries = createLinkTries({ ...services, kind: 'resultsLink', refusesRepeated: true })
  return async (context: Context) => {
    if (isCrossSite(context)) return context.html(askPage({ refusal: 'foreign' }), 403)
    const { email: typed } = await readForm(context, ['email'])
    const given = z.safeParse(emailSchema, typed).data
    if (given === undefined) {
      return context.html(askPage({ refusal: 'email', email: typed.slice(0, 254) }), 422)
    }
    const email = normalizeEmail(given)
    const { hashKey, database, results, now } = services
    const waitS = await tries({ account: email, sender: senderAddress(context, services) })
    if (waitS !== undefined) {
      return context.html(patiencePage(), 429, { 'Retry-After': `${waitS}` })
    }
    const browser = getCookie(context, BROWSER_COOKIE) ?? randomBytes(32).toString('base64url')
    setCookie(context, BROWSER_COOKIE, browser, cookie(services, LOGIN_LINK_TTL_S))
    const asked = { email, readers: results.readers, browser, hashKey, now: now() }
    await askReaderLink(await database.get(), asked)
    return context.html(sentPage(given))
  }
}

/** `GET /link`: lets in the browser that asked. A program that follows links has no cookie of it, and leaves the link as it is. */
const followLink = (services: ResultsServices) => async (context: Context) => {
  // Of a link preview.
  if (context.req.method !== 'GET') return context.body(null, 405, { Allow: 'GET' })
  const { database, hashKey, tokens, results, now } = services
  const refused = () => context.html(askPage({ refusal: 'link' }), 401)
  const id = readerLinkIn(context.req.query(), hashKey)
  const browser = getCookie(context, BROWSER_COOKIE)
  if (id === undefined || !browser) return refused()
  const shown = { id, browser, hashKey, now: now() }
  const reader = await consumeReaderLink(await database.get(), shown)
  if (reader === undefined || !results.readers.includes(reader)) return refused()
  const session = await tokens.issueReader(reader)
  setCookie(context, SESSION_COOKIE, session, cookie(services, RESULTS_SESSION_SECONDS))
  deleteCookie(context, BROWSER_COOKIE, { path: RESULTS_PATH })
  return context.redirect(RESULTS_PATH, 303)
}

/** Logging in to the results and out: docs/decisions/055. */
export const loginRoutes = (services: ResultsServices): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/login', ask(services))
  routes.get('/login', (context) => context.redirect(RESULTS_PATH, 303))
  routes.get('/link', followLink(services))
  routes.post('/logout', (context) => {
    if (isCrossSite(context)) return context.html(askPage({ refusal: 'foreign' }), 403)
    deleteCookie(context, SESSION_COOKIE, { path: RESULTS_PATH })
    return context.redirect(RESULTS_PATH, 303)
  })
  return routes
}
