import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { TEST_CARD_IDS, TEST_CARDS, type TestCard } from '#features/checkout/test-cards.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { paymentTokens } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { hasExpired } from '../card-course.ts'
import { sendFace } from '../pages/faces.ts'
import { frameSheet } from '../pages/style.ts'
import { PAYMENT_PAGES } from '../payment-path.ts'
import { framePage, SCRIPT_SOURCE } from './frame-page.ts'

/** What the card frame sends to its own origin. */
const typedCard = z.strictObject({
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  month: z.string().check(z.regex(/^(?:0[1-9]|1[0-2])$/)),
  year: z.string().check(z.regex(/^20\d\d$/)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
})

const cardOf = (number: string): TestCard | undefined =>
  TEST_CARD_IDS.find((id) => TEST_CARDS[id] === number)

const refusal = (title: string, fields: string[]) =>
  new ProblemError({
    status: 422,
    title,
    detail: 'Use one of the test cards: this service takes no money.',
    fields,
  })

/** `POST /payment/frame/token`: what a test card does, and its month, under a token that is used once. Nothing else of a card is kept or logged. */
const tokenRoute = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post(PAYMENT_PAGES.frameToken, async (context) => {
    const typed = await readJson(context, typedCard)
    const card = cardOf(typed.number)
    if (!card) throw refusal('No test card', ['number'])
    const createdAt = now()
    const expires = `${typed.year}-${typed.month}`
    if (hasExpired(expires, createdAt)) throw refusal('The card has expired', ['month', 'year'])
    const token = `tok_${randomBytes(24).toString('base64url')}`
    const queries = await database.get()
    await queries.insert(paymentTokens).values({ token, card, expires, createdAt })
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
  routes.get(`${PAYMENT_PAGES.faces}/text.woff2`, sendFace('text'))
  routes.get(`${PAYMENT_PAGES.faces}/headline.woff2`, sendFace('headline'))
  routes.route('/', tokenRoute(services))
  return routes
}
