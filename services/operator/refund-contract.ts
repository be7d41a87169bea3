import * as z from 'zod/mini'
import { orderNumberSchema } from '#features/orders/order-contract.ts'
import { writtenLine } from '#lib/util/written-text.ts'

/** `POST /operator/refund`: gives money of an order back. */
export const refundWish = z.strictObject({
  orderNumber: orderNumberSchema,
  /** As a person types it in the currency of the order, `12.34`; all that is left where it is null. */
  amount: z.nullable(z.string().check(z.maxLength(20))),
  reason: writtenLine(200),
  /** Whether a second refund of an order within a day is meant so. */
  isAgain: z.boolean(),
})

/** The answer to a refund; amounts as a person reads them, `12.34 USD`. */
export const refundResult = z.object({
  outcome: z.enum(['given-back', 'written-down', 'pending']),
  creditNote: z.nullable(z.object({ number: z.string(), amount: z.string() })),
  refunded: z.string(),
  total: z.string(),
})

export type RefundResult = z.infer<typeof refundResult>
