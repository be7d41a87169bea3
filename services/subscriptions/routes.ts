import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  disputeReport,
  renewalOutcome,
  type RenewalReportAnswer,
} from '#features/checkout/subscription-contract.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { takeDispute } from './take-dispute.ts'
import { takeChargeOutcome } from './take-outcome.ts'

/** The part of the user service that hears what a provider says of subscriptions (docs/decisions/045). */
export const subscriptionRoutes = ({ database, now, log }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })

  routes.post('/subscription/charge', async (context) => {
    const outcome = await readJson(context, renewalOutcome)
    const queries = await database.get()
    await takeChargeOutcome(queries, { outcome, settings: { now, log } })
    const [order] = await queries
      .select({ orderNumber: orders.number })
      .from(orders)
      .where(eq(orders.paymentId, outcome.paymentId))
    const answer: RenewalReportAnswer = { orderNumber: order?.orderNumber ?? null }
    return context.json(answer)
  })

  routes.post('/subscription/dispute', async (context) => {
    const report = await readJson(context, disputeReport)
    await takeDispute(await database.get(), { report, now: now() })
    const { state, paymentId } = report
    if (state === 'opened') log.warn({ event: 'payment disputed', paymentId })
    // Nobody has to do anything then: an alert waits for the other line.
    else log.info({ event: 'dispute decided', state, paymentId })
    return context.json({ taken: true })
  })

  return routes
}
