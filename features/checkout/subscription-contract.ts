import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import { seatsSchema } from '#features/pricing/quote-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { FAILURE_REASONS, PAYMENT_ID } from './payment-terms.ts'
import { taxLineSchema } from './tax.ts'

const id = z.string().check(z.regex(PAYMENT_ID))

/** Our name for a charge after the first: subscription and number of the try; the same key is the same charge, whoever sends it again. */
export const renewalKeySchema = z.string().check(z.regex(/^renew-[\da-f]{32}-\d{1,4}$/))

/** What a subscription is charged with, by the method that its first payment left with the provider. Nobody is there to approve it. */
const renewalCharge = z.strictObject({
  key: renewalKeySchema,
  /** The subscription as the provider calls it. */
  providerId: id,
  /** What the receipt of the provider and the statement call it. */
  description: z.string().check(z.minLength(1), z.maxLength(120)),
  plan: z.enum(PLAN_IDS),
  seats: seatsSchema,
  currency: currencySchema,
  /** Before tax, in minor units. */
  amount: amountSchema,
  taxes: z.array(taxLineSchema),
  total: amountSchema,
  email: emailSchema,
  language: z.enum(LOCALE_CODES),
})

export type RenewalCharge = z.infer<typeof renewalCharge>

/**
 * What became of such a charge: `pending` is asked for again, the other two are final. `POST {user service}/subscription/charge` takes what a
 * provider's message says of one, in whatever order and as often as it comes; 404 for a key of nothing.
 */
export const renewalOutcome = z.object({
  key: renewalKeySchema,
  paymentId: id,
  state: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.nullable(z.enum(FAILURE_REASONS)),
  total: amountSchema,
  currency: currencySchema,
  fee: z.optional(z.nullable(z.object({ amount: amountSchema, currency: currencySchema }))),
})

export type RenewalOutcome = z.infer<typeof renewalOutcome>

/** The card or account that a subscription is charged to; `expires` is a month, `2028-04`. */
export const methodOnFile = z.object({
  label: z.string().check(z.maxLength(60)),
  expires: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
})

export type MethodOnFile = z.infer<typeof methodOnFile>

/**
 * `POST /api/payment/work`: what the user service has the site's payment driver do (docs/decisions/045), signed as the provider's
 * messages are. The same request may come again. Answered 200 with `workAnswer`; 409 where the provider refuses for good, 503 where the
 * request has to come again.
 */
export const workRequest = z.discriminatedUnion('kind', [
  /** Charges once under the key; asked again it says what became of it. */
  z.strictObject({ kind: z.literal('charge'), charge: renewalCharge }),
  /** Nothing is kept at the provider's for a subscription that has ended. */
  z.strictObject({ kind: z.literal('end'), providerId: id }),
  z.strictObject({ kind: z.literal('method'), providerId: id }),
  /** Takes the token of the provider's own card fields for all further charges. */
  z.strictObject({ kind: z.literal('change-method'), providerId: id, methodToken: id }),
  /** A page of the provider where card and billing details are changed; `null` where it has none. */
  z.strictObject({
    kind: z.literal('method-page'),
    providerId: id,
    returnUrl: z.url().check(z.maxLength(500)),
    language: z.enum(LOCALE_CODES),
  }),
  /** Gives back what is left of an order. */
  z.strictObject({
    kind: z.literal('refund'),
    orderNumber: z.string().check(z.maxLength(40)),
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
])

export type WorkRequest = z.infer<typeof workRequest>

/** The answers to the requests above, by their kinds. */
export const workAnswers = {
  charge: renewalOutcome,
  end: z.object({ ended: z.literal(true) }),
  method: z.object({ method: z.nullable(methodOnFile) }),
  'change-method': z.object({ method: methodOnFile }),
  'method-page': z.object({ url: z.nullable(z.url()) }),
  refund: z.object({ outcome: z.enum(['given-back', 'written-down', 'pending']) }),
} as const

/** The order that the charge has made, by which the provider's refunds are written down; `null` while there is none. */
export const renewalReportAnswer = z.object({
  orderNumber: z.nullable(z.string().check(z.maxLength(40))),
})

export type RenewalReportAnswer = z.infer<typeof renewalReportAnswer>

/** `POST {user service}/subscription/dispute`: a buyer asks the bank for a payment back, or the bank has decided. */
export const disputeReport = z.strictObject({
  /** The provider's name for the message, by which it is kept once. */
  id,
  paymentId: id,
  state: z.enum(['opened', 'won', 'lost']),
})

export type DisputeReport = z.infer<typeof disputeReport>
