import { Hono } from 'hono'
import * as z from 'zod/mini'
import { creditNoteNumberOf } from '#features/orders/document-numbers.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { failureHandler } from '#services/http/failure-handler.ts'
import { readPurchase } from '#services/purchase/purchase-store.ts'
import { takeOutcome } from '#services/purchase/take-attempt-outcome.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { takeDispute } from '#services/refunds/take-dispute.ts'
import { takeChargeOutcome } from '#services/subscriptions/take-charge-outcome.ts'

const refundReport = z.object({ key: z.string(), refunded: z.int(), reason: z.string() })

const REFUND_STATUS = { 'unknown-order': 404, refused: 409, known: 200, recorded: 201 } as const

/**
 * What the driver of a provider has found out, as a test has it: it is told to the services at paths of its own, without a message and
 * without a provider that is asked.
 */
export const toldRoutes = (services: ServicesContext) => {
  const { database, now, log } = services
  const routes = new Hono()

  routes.post('/purchase/:id/attempt/:number/outcome', async (context) => {
    const { id, number } = context.req.param()
    const outcome = await context.req.json()
    const queries = await database.get()
    await takeOutcome(queries, { id, number: Number(number), outcome, settings: services })
    return context.json(await readPurchase(queries, id))
  })

  routes.post('/order/:orderNumber/refund', async (context) => {
    const { orderNumber } = context.req.param()
    const report = refundReport.parse(await context.req.json())
    const outcome = await recordRefund(await database.get(), { ...report, orderNumber, now: now() })
    const status = REFUND_STATUS[outcome.kind]
    if (outcome.kind === 'refused') log.error({ event: 'refund refused', orderNumber })
    if (outcome.kind === 'unknown-order' || outcome.kind === 'refused') {
      return context.json({}, status)
    }
    const { order, refund } = outcome
    if (outcome.kind === 'recorded') log.info({ event: 'order refunded', orderNumber })
    return context.json(
      {
        orderNumber,
        total: order.total,
        refunded: order.refunded,
        refund: refund && { ...refund, creditNote: creditNoteNumberOf(refund.creditNote) },
      },
      status,
    )
  })

  routes.post('/subscription/charge', async (context) => {
    const outcome = await context.req.json()
    await takeChargeOutcome(await database.get(), { outcome, settings: services })
    return context.json({})
  })

  routes.post('/subscription/dispute', async (context) => {
    const report = await context.req.json()
    await takeDispute(await database.get(), { report, now: now(), log })
    return context.json({})
  })

  routes.onError(failureHandler({ log }))
  return routes
}
