import type { Stripe } from 'stripe'
import type { StripeObject } from './expand.ts'
import { newId, nowS } from './ids.ts'
import { shownInvoice } from './invoices.ts'

/** The shapes of Stripe's objects as far as they are kept, references as ids (docs.stripe.com/api). */
export type Kept = {
  customer: StripeObject &
    Pick<Stripe.Customer, 'id' | 'email'> & {
      /** That of all its subscriptions, from the first one on. */
      currency: string | null
      deleted?: true
      metadata: Record<string, string>
      invoice_settings: { default_payment_method: string | null }
    }
  payment_method: StripeObject & {
    id: string
    type: string
    created: number
    customer: string | null
  }
  product: StripeObject & Pick<Stripe.Product, 'id' | 'name'>
  subscription: StripeObject & {
    id: string
    created: number
    status: Stripe.Subscription.Status
    customer: string
    latest_invoice: string
    default_payment_method: string | null
    cancel_at_period_end: boolean
    payment_settings: { save_default_payment_method: string }
    metadata: Record<string, string>
  }
  invoice: StripeObject & {
    id: string
    status: Stripe.Invoice.Status
    billing_reason: Stripe.Invoice.BillingReason
    total: number
    subscription: string
    intent: string
  }
  payment_intent: StripeObject & {
    id: string
    status: Stripe.PaymentIntent.Status
    amount: number
    payment_method_types: string[]
    setup_future_usage: 'off_session' | null
    /** Whether its bank takes time for what is given back. */
    refundsPend?: boolean
    customer?: string
    metadata: Record<string, string>
    latest_charge: string | null
  }
  charge: StripeObject & {
    id: string
    amount: number
    amount_refunded: number
    balance_transaction: string | null
  }
  balance_transaction: StripeObject & { id: string; currency: string; fee: number }
  refund: StripeObject & {
    id: string
    amount: number
    status: string
    payment_intent: string
    charge: string
  }
  dispute: StripeObject & { id: string; status: Stripe.Dispute.Status; payment_intent: string }
  configuration: StripeObject & {
    id: string
    active: boolean
    features: {
      payment_method_update: { enabled: boolean; payment_method_configuration: string | null }
    }
  }
  payment_method_configuration: StripeObject & { id: string; name: string | null }
  event: StripeObject & { id: string; type: Stripe.Event.Type; data: { object: StripeObject } }
}

/** What a method does when it is charged without its owner (docs.stripe.com/testing). */
export type LaterCourse = 'succeeds' | 'declined' | 'declined-once' | 'wants-buyer' | 'waits'

/** All objects of an account, by kind and id. */
export const openStore = () => {
  const kinds: { [Kind in keyof Kept]: Map<string, Kept[Kind]> } = {
    customer: new Map(),
    payment_method: new Map(),
    product: new Map(),
    subscription: new Map(),
    invoice: new Map(),
    payment_intent: new Map(),
    charge: new Map(),
    balance_transaction: new Map(),
    refund: new Map(),
    dispute: new Map(),
    configuration: new Map(),
    payment_method_configuration: new Map(),
    event: new Map(),
  }
  return {
    ...kinds,
    /** What a method does when it is charged without its owner; no answer tells. */
    courses: new Map<string, LaterCourse>(),
    /** The object of an id, whatever its kind. */
    find: (id: string): StripeObject | undefined =>
      Object.values(kinds)
        .map((kind) => kind.get(id))
        .find((found) => found !== undefined),
  }
}

export type Store = ReturnType<typeof openStore>

/** Keeps what Stripe tells by itself, with its object as it was then (docs.stripe.com/api/events, "types of events"). */
export const addEvent = (store: Store, type: Stripe.Event.Type, object: StripeObject): void => {
  const id = newId('evt')
  const data = { object: structuredClone(object) }
  store.event.set(id, { id, object: 'event', created: nowS(), type, data })
}

const CARD = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031, country: 'US' }

/** A card of Stripe's own, an account with PayPal or Link, or one at a bank. */
export const addMethod = (
  store: Store,
  {
    type,
    customer,
    course = 'succeeds',
  }: { type: string; customer: string | null; course?: LaterCourse },
): Kept['payment_method'] => {
  const made = {
    id: newId('pm'),
    object: 'payment_method',
    type,
    created: nowS(),
    customer,
    [type]: type === 'card' ? CARD : {},
  }
  store.payment_method.set(made.id, made)
  store.courses.set(made.id, course)
  return made
}

/** The payment of its first invoice makes a subscription active (docs.stripe.com/billing/subscriptions/overview). */
export const activate = (store: Store, subscription: Kept['subscription']): void => {
  subscription.status = 'active'
  const intent = [...store.invoice.values()].find((one) => one.subscription === subscription.id)
  const [type = 'card'] = store.payment_intent.get(intent?.intent ?? '')?.payment_method_types ?? []
  const { customer, payment_settings: settings } = subscription
  // Where it is `off`, Stripe never does (docs.stripe.com/api/subscriptions/object, "save_default_payment_method").
  if (settings.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method ??= addMethod(store, { type, customer }).id
  }
  addEvent(store, 'customer.subscription.updated', subscription)
}

/** A charge of a payment, made or refused. */
export const addCharge = (
  store: Store,
  { intent, failure }: { intent: Kept['payment_intent']; failure: string | null },
): string => {
  const id = newId('ch')
  store.charge.set(id, {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    failure_code: failure,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { country: 'US' } },
  })
  return id
}

/** What has come of a payment: its charge is there, the invoice paid, the subscription not yet told. */
export const payIntent = (store: Store, id: string): void => {
  const intent = store.payment_intent.get(id)
  if (!intent) throw new Error(`No payment intent ${id}`)
  const charge = addCharge(store, { intent, failure: null })
  Object.assign(intent, {
    status: 'succeeded',
    latest_charge: charge,
    next_action: null,
    last_payment_error: null,
  })
  addEvent(store, 'payment_intent.succeeded', intent)
  for (const invoice of store.invoice.values()) {
    if (invoice.intent !== id) continue
    invoice.status = 'paid'
    addEvent(store, 'invoice.paid', shownInvoice(store, invoice))
  }
}
