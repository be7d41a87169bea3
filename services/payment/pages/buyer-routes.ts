import { Hono, type Context } from 'hono'
import type { FailureReason } from '#features/checkout/payment-terms.ts'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { failureHandler, pageStatus } from '#services/http/failure-handler.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { pagePolicy, type Sheet } from '#services/look/page-frame.ts'
import { wordsOf } from '#services/words/words.ts'
import type { ChargeEnding } from '../card-course.ts'
import { answerAction, findCharge, type ChargeRow } from '../charge-states.ts'
import { PAYMENT_PAGES } from '../payment-path.ts'
import { approvePage, buyerPage, challengePage, overPage, type Html } from './buyer-page.ts'
import { buyerSheet } from './style.ts'

type Page = {
  path: string
  method: ChargeRow['request']['method']
  view: (shown: { charge: ChargeRow; sheet: Sheet }) => Html
  /** The endings of the charge, by the button that was pressed. */
  endings: ReadonlyMap<string, ChargeEnding>
}

const paid: ChargeEnding = { state: 'succeeded', reason: null }

const failed = (reason: FailureReason): ChargeEnding => ({ state: 'failed', reason })

const PAGES: readonly Page[] = [
  {
    path: PAYMENT_PAGES.challenge,
    method: 'card',
    view: challengePage,
    endings: new Map([
      ['confirm', paid],
      ['refuse', failed('authentication-failed')],
    ]),
  },
  {
    path: PAYMENT_PAGES.approve,
    method: 'paypal',
    view: approvePage,
    endings: new Map([
      ['approve', paid],
      ['cancel', failed('abandoned')],
      ['nothing', failed('no-payment')],
    ]),
  },
]

/** The page to which the buyer returns: the site asks this service for the state of the charge, and trusts no address. */
const backTo = ({ request, state }: ChargeRow): string => {
  const url = new URL(request.returnUrl)
  url.searchParams.set('payment', state)
  return url.href
}

/** The pages on which a buyer confirms a card payment at the bank, or approves one in PayPal's manner; each is answered once. */
export const buyerRoutes = (services: ServicesContext): Hono => {
  const { database, now, payment, siteUrl } = services
  const routes = new Hono({ strict: false })
  const sheet = buyerSheet(new URL(payment.publicUrl).pathname)
  const policy = pagePolicy(sheet, { formsTo: new URL(siteUrl).origin })

  const inform = (title: 'missing' | 'failed') => {
    const words = wordsOf(DEFAULT_LOCALE).payment
    const said = { title: words[`${title}Title`], text: words[`${title}Text`] }
    return buyerPage({ locale: DEFAULT_LOCALE, sheet, ...said })
  }

  const chargeOf = async (context: Context, { method }: Page) => {
    const paymentId = context.req.param('paymentId') ?? ''
    const charge = await findCharge(await database.get(), { paymentId, now: now() })
    return charge?.request.method === method ? charge : undefined
  }

  const show = (page: Page) => async (context: Context) => {
    const charge = await chargeOf(context, page)
    if (!charge) return context.html(inform('missing'), 404)
    if (charge.state === 'action') return context.html(page.view({ charge, sheet }))
    return context.html(overPage({ charge, sheet, back: backTo(charge) }))
  }

  const answer = (page: Page) => async (context: Context) => {
    const charge = await chargeOf(context, page)
    if (!charge) return context.html(inform('missing'), 404)
    if (isCrossSite(context)) {
      return context.html(page.view({ charge, sheet }), 403)
    }
    const { answer: chosen } = await readForm(context, ['answer'])
    const to = page.endings.get(chosen)
    if (!to) return context.html(page.view({ charge, sheet }), 400)
    // Of two answers the first counts, and both lead back.
    const ended = await answerAction(await database.get(), { charge, to, now: now() })
    return context.redirect(backTo(ended), 303)
  }

  for (const page of PAGES) {
    routes.use(`${page.path}/:paymentId`, async (context, next) => {
      await next()
      context.header('Content-Security-Policy', policy)
    })
    routes.get(`${page.path}/:paymentId`, show(page))
    routes.post(`${page.path}/:paymentId`, answer(page))
  }
  routes.onError(
    failureHandler(services, ({ status }, context) => {
      context.header('Content-Security-Policy', policy)
      return context.html(inform('failed'), pageStatus(status))
    }),
  )
  return routes
}
