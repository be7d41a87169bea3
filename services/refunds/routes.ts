import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { creditNoteNumberOf } from '#features/orders/document-numbers.ts'
import {
  refundReport,
  type OrderPayment,
  type RefundReportAnswer,
} from '#features/orders/refund-contract.ts'
import { measure } from '#lib/util/measure.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { recordRefund, type RefundOutcome } from './record-refund.ts'

const CREATED = 201
const OK = 200

const noteOf = ({ creditNote, amount, refundedAt }: typeof refunds.$inferSelect) => ({
  creditNote: creditNoteNumberOf(creditNote),
  amount,
  refundedAt: refundedAt.toISOString(),
})

const unknown = () =>
  new ProblemError({
    status: 404,
    title: 'No such order',
    detail: 'Name an order by its number, such as BB-0123456789.',
  })

const answerOf = ({
  order,
  refund,
}: Extract<RefundOutcome, { kind: 'recorded' | 'known' }>): RefundReportAnswer => ({
  orderNumber: order.number,
  total: order.total,
  refunded: order.refunded,
  refund: refund && { ...noteOf(refund), taxes: refund.taxes },
})

/** The part of the user service that money goes back by: what an order was paid with, and reports of refunds (S2 §9). */
export const refundRoutes = ({ database, now, log }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })

  routes.get('/order/:number/payment', async (context) => {
    const queries = await database.get()
    const number = context.req.param('number')
    const [order] = await queries.select().from(orders).where(eq(orders.number, number))
    if (!order) throw unknown()
    const given = await queries
      .select()
      .from(refunds)
      .where(eq(refunds.orderNumber, number))
      .orderBy(asc(refunds.creditNote))
    const { paymentId, currency, total, refunded } = order
    const answer: OrderPayment = {
      orderNumber: number,
      paymentId,
      currency,
      total,
      refunded,
      refunds: given.map(noteOf),
    }
    return context.json(answer)
  })

  routes.post('/order/:number/refund', async (context) => {
    const report = await readJson(context, refundReport)
    const orderNumber = context.req.param('number')
    const outcome = await recordRefund(await database.get(), {
      ...report,
      orderNumber,
      now: now(),
    })
    if (outcome.kind === 'unknown-order') throw unknown()
    if (outcome.kind === 'refused') {
      log.error({ event: 'refund refused', orderNumber, refunded: report.refunded })
      throw new ProblemError({
        status: 409,
        title: 'Not this refund',
        detail:
          'More would have been given back than was paid, or the key is that of another order.',
      })
    }
    const isNew = outcome.kind === 'recorded'
    if (isNew) {
      measure('bib_refunds_total', {})
      log.info({ event: 'order refunded', orderNumber, amount: outcome.refund?.amount })
    }
    return context.json(answerOf(outcome), isNew ? CREATED : OK)
  })
  return routes
}
