import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { creditNoteNumberOf } from '#features/orders/document-numbers.ts'
import { minorUnits, typedUnits } from '#features/orders/minor-units.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { RefundError, refundOrder, type RefundServices } from '#services/refunds/refund-order.ts'
import type { RefundResult, refundWish } from './refund-contract.ts'

const TIMEOUT_MS = 30_000

type Wish = z.infer<typeof refundWish>

const amountIn = async (
  queries: Database,
  { orderNumber, amount: text }: Wish,
): Promise<number | undefined> => {
  if (text === null) return undefined
  const [order] = await queries
    .select({ currency: orders.currency })
    .from(orders)
    .where(eq(orders.number, orderNumber))
  if (!order) throw new RefundError(`There is no order ${orderNumber}.`)
  const amount = minorUnits(text, order.currency)
  if (amount !== undefined) return amount
  throw new RefundError(`Write the amount in ${order.currency} with a point, as in 12.34.`)
}

const give = async (
  queries: Database,
  { wish, services }: { wish: Wish; services: Omit<RefundServices, 'signal'> },
): Promise<RefundResult> => {
  const { outcome, order, refund } = await refundOrder(queries, {
    ...wish,
    amount: await amountIn(queries, wish),
    services: { ...services, signal: AbortSignal.timeout(TIMEOUT_MS) },
  })
  const money = (minor: number) => `${typedUnits(minor, order.currency)} ${order.currency}`
  return {
    outcome,
    creditNote: refund && {
      number: creditNoteNumberOf(refund.creditNote),
      amount: money(refund.amount),
    },
    refunded: money(order.refunded),
    total: money(order.total),
  }
}

/** Gives money of an order back for whoever runs the services; throws `ProblemError` 409 with the reason where none goes back, and 503 while the provider is away. */
export const giveRefund = async (
  queries: Database,
  wanted: Parameters<typeof give>[1],
): Promise<RefundResult> => {
  try {
    return await give(queries, wanted)
  } catch (error) {
    if (error instanceof RefundError) {
      throw new ProblemError({ status: 409, title: 'Nothing given back', detail: error.message })
    }
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(wanted.services.log, error)
    throw new ProblemError({
      status: 503,
      title: 'The payment provider did not do it',
      detail: `${error.message} Nothing is lost: give the command again.`,
    })
  }
}
