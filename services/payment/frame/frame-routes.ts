import { Hono } from 'hono'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { addFaces } from '#services/look/faces.ts'
import { makeToken, typedCard } from '../make-token.ts'
import { frameSheet } from '../pages/style.ts'
import { PAYMENT_PAGES } from '../payment-path.ts'
import { framePage, SCRIPT_SOURCE } from './frame-page.ts'

/** `POST /payment/frame/token`: what a test card does, and its month, under a token that is used once. Nothing else of a card is kept or logged. */
const tokenRoute = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post(PAYMENT_PAGES.frameToken, async (context) => {
    const typed = await readJson(context, typedCard)
    const token = await makeToken(await database.get(), { ...typed, now: now() })
    return context.json({ token })
  })
  return routes
}

/** The card frame: its page, which the site alone may show, its faces, and the tokens that it asks for. */
export const frameRoutes = (services: ServicesContext): Hono => {
  const { payment, siteUrl } = services
  const routes = new Hono({ strict: false })
  const root = new URL(payment.publicUrl).pathname
  const siteOrigin = new URL(siteUrl).origin
  const sheet = frameSheet(root)
  const policy = [
    "default-src 'none'",
    `script-src ${SCRIPT_SOURCE}`,
    `style-src ${sheet.source}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ')

  routes.get(PAYMENT_PAGES.frame, (context) => {
    const { lang, origin = siteOrigin } = context.req.query()
    if (origin !== siteOrigin) {
      throw new ProblemError({
        status: 403,
        title: 'Another site',
        detail: 'The card frame is for the site alone (SITE_URL).',
      })
    }
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
    context.header('Content-Security-Policy', policy)
    const tokenPath = `${root}${PAYMENT_PAGES.frameToken}`
    return context.html(framePage({ locale, sheet, siteOrigin, tokenPath }))
  })
  addFaces(routes, PAYMENT_PAGES.faces)
  routes.route('/', tokenRoute(services))
  return routes
}
