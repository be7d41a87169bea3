import * as z from 'zod/mini'
import { taxLineSchema } from '#features/checkout/tax.ts'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import { writtenLine } from '#lib/util/written-text.ts'
import { orderNumberSchema } from './order-contract.ts'

const creditNote = z.object({
  /** They follow each other without a gap. */
  creditNote: z.string(),
  amount: amountSchema,
  refundedAt: z.iso.datetime(),
})

/** `GET {user service}/order/{orderId}/payment`: what the site must know of an order to give money back; 404 for an unknown number. */
export const orderPaymentAnswer = z.object({
  orderNumber: orderNumberSchema,
  paymentId: z.string(),
  currency: currencySchema,
  /** In minor units. */
  total: amountSchema,
  refunded: amountSchema,
  refunds: z.array(creditNote),
})

export type OrderPayment = z.infer<typeof orderPaymentAnswer>

/**
 * `POST {user service}/order/{orderId}/refund`: how much of a payment the provider has given back **in all**. What that is more
 * than the order knows becomes one refund, with its credit note; nothing more, nothing happens. So it may be told by whom and
 * as often as one likes, and in any order: the operator's command and the provider's message cannot count one refund twice.
 */
export const refundReport = z.strictObject({
  /** The same key is the same report. */
  key: z.string().check(z.regex(/^[\w-]{8,128}$/)),
  refunded: amountSchema,
  reason: writtenLine(200),
})

export type RefundReport = z.infer<typeof refundReport>

/** 201 where the report made a refund, else 200; 404 for an unknown number, 409 where more was given back than was paid. */
export const refundReportAnswer = z.object({
  orderNumber: orderNumberSchema,
  total: amountSchema,
  refunded: amountSchema,
  /** The one that this report made; null where it brought nothing new. */
  refund: z.nullable(z.extend(creditNote, { taxes: z.array(taxLineSchema) })),
})

export type RefundReportAnswer = z.infer<typeof refundReportAnswer>
