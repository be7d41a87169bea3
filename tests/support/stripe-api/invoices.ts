import type { Stripe } from 'stripe'
import type { StripeObject } from './expand.ts'
import { newId, nowS } from './ids.ts'
import type { Kept, Store } from './store.ts'

type Billed = {
  subscription: string
  currency: string
  total: number
  reason: Stripe.Invoice.BillingReason
  method: string
  /** Whether its method is kept for payments without its owner. */
  isKept: boolean
}

/** An open invoice of a subscription with the payment that it waits for. */
export const addInvoice = (store: Store, billed: Billed): Kept['invoice'] => {
  const { subscription, currency, total, reason, method, isKept } = billed
  const intent = newId('pi')
  store.payment_intent.set(intent, {
    id: intent,
    object: 'payment_intent',
    created: nowS(),
    amount: total,
    currency,
    client_secret: `${intent}_secret`,
    status: 'requires_payment_method',
    payment_method_types: [method],
    setup_future_usage: isKept ? 'off_session' : null,
    last_payment_error: null,
    next_action: null,
    metadata: {},
    latest_charge: null,
  })
  const invoice: Kept['invoice'] = {
    id: newId('in'),
    object: 'invoice',
    created: nowS(),
    currency,
    total,
    status: 'open',
    billing_reason: reason,
    subscription,
    intent,
  }
  store.invoice.set(invoice.id, invoice)
  const kept = store.subscription.get(subscription)
  if (kept) kept.latest_invoice = invoice.id
  return invoice
}

/** An invoice as it is answered: neither what is kept beside it, nor what has to be asked for. */
export const shownInvoice = (store: Store, kept: Kept['invoice']): StripeObject => {
  const { subscription, intent: _intent, ...invoice } = kept
  const { metadata } = store.subscription.get(subscription) ?? {}
  return {
    ...invoice,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription, metadata },
    },
  }
}

/** The payment of an invoice, with ids for invoice and payment intent. */
export const invoicePayment = (invoice: Kept['invoice']): StripeObject => ({
  id: `inpay_${invoice.id}`,
  object: 'invoice_payment',
  invoice: invoice.id,
  is_default: true,
  status: invoice.status === 'paid' ? 'paid' : 'open',
  payment: { type: 'payment_intent', payment_intent: invoice.intent },
})
