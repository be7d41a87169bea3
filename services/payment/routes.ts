import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import type * as z from 'zod/mini'
import {
  chargeRequest,
  disputeDecision,
  refundRequest,
  type cardAnswer,
  type ChargeAnswer,
  laterChargeRequest,
  type endedAnswer,
  type methodAnswer,
  type subscriptionAnswer,
} from '#features/checkout/payment-contract.ts'
import { countryOfCard } from '#features/checkout/test-cards.ts'
import type { ServicesContext, Waits } from '#services/context/services-context.ts'
import { paymentTokens } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { WAITS } from './card-course.ts'
import { chargeAgain } from './charge-again.ts'
import { findCharge, unknownId, type ChargeRow } from './charge-states.ts'
import { decideDispute } from './disputes.ts'
import { frameRoutes } from './frame/frame-routes.ts'
import { buyerRoutes } from './pages/buyer-routes.ts'
import { methodRoutes } from './pages/method-routes.ts'
import { PAYMENT_PAGES } from './payment-path.ts'
import { refundCharge } from './refund-charge.ts'
import { endCharge, startCharge } from './start-charge.ts'
import { endSubscription, findSubscription, methodOf, statusOf } from './subscriptions.ts'

/** The routes for a subscription after its first charge: charge it again, show its method, end it (docs/decisions/045). */
const subscriptionRoutes = ({ database, now, payment }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  const waits = { ...WAITS, ...payment.waits }

  routes.get('/subscription/:subscriptionId/show', async (context) => {
    const subscriptionId = context.req.param('subscriptionId')
    const found = await findSubscription(await database.get(), { subscriptionId, now: now() })
    return context.json({ status: statusOf(found) } satisfies z.infer<typeof subscriptionAnswer>)
  })

  routes.post('/subscription/:subscriptionId/charge', async (context) => {
    const request = await readJson(context, laterChargeRequest)
    const subscriptionId = context.req.param('subscriptionId')
    const later = { subscriptionId, request, now: now(), waits }
    const charge = await chargeAgain(await database.get(), later)
    return context.json(answerOf(charge, payment.publicUrl))
  })

  routes.post('/subscription/:subscriptionId/end', async (context) => {
    const subscriptionId = context.req.param('subscriptionId')
    await endSubscription(await database.get(), { subscriptionId, now: now() })
    return context.json({ ended: true } satisfies z.infer<typeof endedAnswer>)
  })

  routes.get('/subscription/:subscriptionId/method', async (context) => {
    const subscriptionId = context.req.param('subscriptionId')
    const found = await findSubscription(await database.get(), { subscriptionId, now: now() })
    return context.json({ method: methodOf(found) } satisfies z.infer<typeof methodAnswer>)
  })

  return routes
}

const isOfSite = (returnUrl: string, siteUrl: string): boolean =>
  URL.parse(returnUrl)?.origin === new URL(siteUrl).origin

const actionUrlOf = ({ paymentId, state, request }: ChargeRow, publicUrl: string) => {
  if (state !== 'action') return null
  const page = request.method === 'paypal' ? PAYMENT_PAGES.approve : PAYMENT_PAGES.challenge
  return `${publicUrl}${page}/${paymentId}`
}

/** A charge as the contract has it. */
const answerOf = (charge: ChargeRow, publicUrl: string): ChargeAnswer => ({
  paymentId: charge.paymentId,
  key: charge.key,
  subscriptionId: charge.subscriptionId ?? charge.renewalOf,
  state: charge.state,
  reason: charge.reason,
  actionUrl: actionUrlOf(charge, publicUrl),
  amount: charge.request.amount,
  currency: charge.request.currency,
  refunded: charge.refunded,
  cardCountry: charge.card && countryOfCard(charge.card),
})

/** Answers the test card whose call breaks: the charge is stored as failed, but the caller gets an error and learns of it later. */
const refuseBroken = (charge: ChargeRow, { now, waits }: { now: Date; waits: Waits }) => {
  if (charge.card !== 'breaks') return
  if (now.getTime() >= charge.createdAt.getTime() + waits.breaksMs) return
  throw new ProblemError({
    status: 502,
    title: 'The call broke',
    detail: 'Nothing was charged. The same key tells what became of it in a moment.',
  })
}

const readCharge = async (context: Context, siteUrl: string) => {
  const request = await readJson(context, chargeRequest)
  if (isOfSite(request.returnUrl, siteUrl)) return request
  throw new ProblemError({
    status: 400,
    title: 'Foreign return address',
    detail: 'Buyers are sent back to the site alone (SITE_URL).',
    fields: ['returnUrl'],
  })
}

/** Charges, refunds and disputes: what the site calls (`features/checkout/payment-contract.ts`). */
const chargeRoutes = ({ database, now, payment, siteUrl }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  const waits = { ...WAITS, ...payment.waits }

  routes.post('/charge', async (context) => {
    const request = await readCharge(context, siteUrl)
    const moment = now()
    const charge = await startCharge(await database.get(), { request, now: moment, waits })
    refuseBroken(charge, { now: moment, waits })
    return context.json(answerOf(charge, payment.publicUrl))
  })

  routes.post('/charge/end', async (context) => {
    const request = await readCharge(context, siteUrl)
    const charge = await endCharge(await database.get(), { request, now: now(), waits })
    return context.json(answerOf(charge, payment.publicUrl))
  })

  routes.get('/card/:token', async (context) => {
    const queries = await database.get()
    const [found] = await queries
      .select({ card: paymentTokens.card })
      .from(paymentTokens)
      .where(eq(paymentTokens.token, context.req.param('token')))
    if (!found) throw unknownId('card')
    return context.json({ country: countryOfCard(found.card) } satisfies z.infer<typeof cardAnswer>)
  })

  routes.get('/charge/:paymentId', async (context) => {
    const paymentId = context.req.param('paymentId')
    const charge = await findCharge(await database.get(), { paymentId, now: now() })
    if (!charge) throw unknownId('charge')
    return context.json(answerOf(charge, payment.publicUrl))
  })

  routes.post('/charge/:paymentId/refund', async (context) => {
    const request = await readJson(context, refundRequest)
    const paymentId = context.req.param('paymentId')
    const refunded = await refundCharge(await database.get(), { ...request, paymentId, now: now() })
    return context.json(refunded)
  })

  routes.post('/charge/:paymentId/dispute', async (context) => {
    const { state } = await readJson(context, disputeDecision)
    const paymentId = context.req.param('paymentId')
    await decideDispute(await database.get(), { paymentId, state, now: now() })
    return context.json({ state })
  })

  return routes
}

/** The reference payment service: a card frame, charges of test cards, the buyer's pages, and webhooks to the site for each change. */
export const paymentRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.route('/', chargeRoutes(services))
  routes.route('/', subscriptionRoutes(services))
  routes.route('/', frameRoutes(services))
  routes.route('/', buyerRoutes(services))
  routes.route('/', methodRoutes(services))
  return routes
}
