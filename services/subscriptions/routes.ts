import { Hono } from 'hono'
import { disputeReport, renewalOutcome } from '#features/checkout/subscription-contract.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { takeDispute } from './take-dispute.ts'
import { takeChargeOutcome } from './take-outcome.ts'

/** The part of the user service that hears what a provider says of subscriptions (docs/decisions/045). */
export const subscriptionRoutes = ({ database, now, log }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })

  routes.post('/subscription/charge', async (context) => {
    const outcome = await readJson(context, renewalOutcome)
    await takeChargeOutcome(await database.get(), { outcome, settings: { now, log } })
    return context.json({ taken: true })
  })

  routes.post('/subscription/dispute', async (context) => {
    const report = await readJson(context, disputeReport)
    await takeDispute(await database.get(), { report, now: now() })
    log.warn({ event: 'payment disputed', state: report.state, paymentId: report.paymentId })
    return context.json({ taken: true })
  })

  return routes
}
