import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { BUYER_FIELDS } from './buyer-fields.ts'
import { CHARGE_STATES, FAILURE_REASONS, PAYMENT_ID, PAYMENT_METHODS } from './payment-terms.ts'
import { methodOnFile, renewalKeySchema } from './subscription-contract.ts'

export const paymentMethodSchema = z.enum(PAYMENT_METHODS)

const country = z.string().check(z.regex(BUYER_FIELDS.country.pattern))

const id = z.string().check(z.regex(PAYMENT_ID))

/** Our name for a charge: purchase and attempt; the same key is the same charge, whoever sends it again. */
export const chargeKeySchema = z.string().check(z.regex(/^[\da-f]{32}-\d{1,4}$/))

/**
 * `POST {payment service}/charge`: starts a charge, or gives the one that is there under the key. `POST {payment service}/charge/end`
 * takes the same and ends what waits for its buyer under the key; where nothing was started, nothing can be any more.
 */
export const chargeRequest = z.strictObject({
  key: chargeKeySchema,
  amount: amountSchema,
  currency: currencySchema,
  email: emailSchema,
  language: z.enum(LOCALE_CODES),
  /** The name of the order on the buyer's statement and the approval page. */
  description: z.string().check(z.minLength(1), z.maxLength(120)),
  method: paymentMethodSchema,
  /** The card frame's token for a card; used once. */
  methodToken: z.nullable(id),
  /** The address at which a navigation for an action ends. */
  returnUrl: z.url().check(z.maxLength(500)),
})

export type ChargeRequest = z.infer<typeof chargeRequest>

/** A first charge's name or a later one's. */
const anyKey = z.union([chargeKeySchema, renewalKeySchema])

/** A charge as the reference payment service answers it, to each of its calls and to `GET {payment service}/charge/{id}`. */
export const chargeAnswer = z.object({
  paymentId: id,
  key: anyKey,
  subscriptionId: z.nullable(id),
  state: z.enum(CHARGE_STATES),
  reason: z.nullable(z.enum(FAILURE_REASONS)),
  /** The page on which the buyer confirms an action. */
  actionUrl: z.nullable(z.url()),
  amount: amountSchema,
  currency: currencySchema,
  /** Of what was charged, given back so far. */
  refunded: amountSchema,
  /** The country that issued the card; null for an approval. */
  cardCountry: z.optional(z.nullable(country)),
})

export type ChargeAnswer = z.infer<typeof chargeAnswer>

/** `GET {payment service}/card/{token}`: where the card of a token was issued; 404 for no token. */
export const cardAnswer = z.object({ country })

/** `POST {payment service}/charge/{id}/refund`; the same key is the same refund. */
export const refundRequest = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{8,128}$/)),
  amount: amountSchema,
})

export const refundAnswer = z.object({ refundId: id, amount: amountSchema, refunded: amountSchema })

/** A dispute is decided by whoever runs the reference service: `POST {payment service}/charge/{id}/dispute`. */
export const disputeDecision = z.strictObject({ state: z.enum(['won', 'lost']) })

/**
 * `POST {payment service}/subscription/{id}/charge`: charges the method that the first payment left, or the one it was changed to, once
 * under the key; answered as a charge is. 404 for no such subscription; 409 for one that has ended or has no method, and where the key
 * came with another amount. Nobody is there to approve it.
 */
export const laterChargeRequest = z.strictObject({
  key: renewalKeySchema,
  amount: amountSchema,
  currency: currencySchema,
  description: z.string().check(z.minLength(1), z.maxLength(120)),
})

export type LaterChargeRequest = z.infer<typeof laterChargeRequest>

/** `POST {payment service}/subscription/{id}/end`: nothing is charged after it. */
export const endedAnswer = z.object({ ended: z.literal(true) })

/** `GET {payment service}/subscription/{id}/method`. */
export const methodAnswer = z.object({ method: z.nullable(methodOnFile) })

/** `GET {payment service}/subscription/{id}/show` (S2 §7): ACTIVE means success (S2 §4), any other word does not. */
export const subscriptionAnswer = z.object({ status: z.string().check(z.maxLength(40)) })

export const ACTIVE = 'ACTIVE'

/** The body that the reference payment service posts to `/api/payment/webhook`; the state itself is asked for. */
export const webhookBody = z.object({
  id,
  type: z.enum(['charge.changed', 'charge.refunded', 'charge.disputed', 'dispute.closed']),
  createdAt: z.iso.datetime(),
  paymentId: id,
  key: anyKey,
  /** The bank's decision, where there is one. */
  dispute: z.optional(z.enum(['won', 'lost'])),
})

export type WebhookBody = z.infer<typeof webhookBody>

/** Header with `t={seconds},v1={HMAC-SHA-256 of "t.body", hex}`, as Stripe signs. */
export const WEBHOOK_SIGNATURE_HEADER = 'Payment-Signature'

/** Headers by which the messages of providers are signed, ours and Stripe's. */
export const SIGNATURE_HEADERS = [WEBHOOK_SIGNATURE_HEADER, 'Stripe-Signature'] as const

/** What the user service answers where a message of a provider need not come again (`POST {user service}/payment-notice`). */
export const noticeAnswer = z.object({ taken: z.literal(true) })

export type NoticeAnswer = z.infer<typeof noticeAnswer>

/** Seconds for which a signature is fresh. */
export const WEBHOOK_TOLERANCE_S = 300

/** What a payment provider is answered whose message is not taken, by the site at its public address and by the service behind it. */
export const NOTICE_PROBLEMS = {
  refused: {
    status: 400,
    title: 'Refused message',
    detail: 'Sign the body as it is sent, now, with the key that was agreed on.',
  },
  away: {
    status: 503,
    title: 'A service does not answer',
    detail: 'Send the message again later.',
  },
} as const
