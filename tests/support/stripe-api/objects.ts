import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

const HEX_BYTES = 8

export const newId = (prefix: string) => `${prefix}_${randomBytes(HEX_BYTES).toString('hex')}`

/** A subscription with its first invoice and payment, as the API keeps them. */
export type Kept = {
  id: string
  created: number
  status: Stripe.Subscription.Status
  metadata: Record<string, string>
  currency: string
  total: number
  intent: {
    id: string
    status: Stripe.PaymentIntent.Status
    method: string
    redirectUrl: string | null
    error: string | null
    refunded: number
  }
  invoiceId: string
}

const intentOf = ({ intent, total, currency }: Kept) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: total,
  currency,
  status: intent.status,
  last_payment_error: intent.error === null ? null : { type: 'card_error', code: intent.error },
  next_action:
    intent.redirectUrl === null
      ? null
      : { type: 'redirect_to_url', redirect_to_url: { url: intent.redirectUrl, return_url: null } },
  latest_charge:
    intent.status === 'succeeded'
      ? { id: `ch_${intent.id}`, object: 'charge', amount_refunded: intent.refunded }
      : null,
})

const invoiceOf = (kept: Kept) => ({
  id: kept.invoiceId,
  object: 'invoice',
  currency: kept.currency,
  total: kept.total,
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: kept.id, metadata: kept.metadata },
  },
  confirmation_secret: { client_secret: `${kept.intent.id}_secret`, type: 'payment_intent' },
  payments: {
    object: 'list',
    data: [
      {
        id: `inpay_${kept.intent.id}`,
        object: 'invoice_payment',
        payment: { type: 'payment_intent', payment_intent: intentOf(kept) },
      },
    ],
  },
})

/** The answers of the API for what is kept, everything expanded. */
export const answers = {
  subscription: (kept: Kept) => ({
    id: kept.id,
    object: 'subscription',
    created: kept.created,
    status: kept.status,
    metadata: kept.metadata,
    latest_invoice: invoiceOf(kept),
  }),
  intent: intentOf,
  invoicePayment: (kept: Kept) => ({
    id: `inpay_${kept.intent.id}`,
    object: 'invoice_payment',
    invoice: invoiceOf(kept),
    payment: { type: 'payment_intent', payment_intent: kept.intent.id },
  }),
}
