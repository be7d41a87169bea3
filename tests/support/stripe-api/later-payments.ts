import type { StripeObject } from './expand.ts'
import { keptIn, metadataIn, named, required } from './fields.ts'
import { newId, nowS } from './ids.ts'
import { refusals } from './refusals.ts'
import {
  addCharge,
  addEvent,
  addMethod,
  payIntent,
  type Kept,
  type LaterCourse,
  type Store,
} from './store.ts'

type Intent = Kept['payment_intent']

/** The bank refuses, or wants its customer to be there: the payment waits for another method (docs.stripe.com/payments/save-and-reuse). */
const refuse = (store: Store, { intent, code }: { intent: Intent; code: string }): never => {
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code },
    latest_charge: addCharge(store, { intent, failure: code }),
  })
  addEvent(store, 'payment_intent.payment_failed', intent)
  throw refusals.cardRefused(code, structuredClone(intent))
}

type Taking = { intent: Intent; method: string; isBuyerAway: boolean }

const take = (store: Store, { intent, method, isBuyerAway }: Taking): Intent => {
  const course = store.courses.get(method)
  if (course === 'wants-buyer') {
    if (isBuyerAway) refuse(store, { intent, code: 'authentication_required' })
    // A buyer who is there is asked (docs.stripe.com/api/payment_intents/create, "off_session").
    const next = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    return Object.assign(intent, { status: 'requires_action', next_action: next })
  }
  if (course === 'declined-once') store.courses.set(method, 'succeeds')
  if (course === 'declined' || course === 'declined-once') {
    refuse(store, { intent, code: 'card_declined' })
  }
  if (course === 'waits' || store.payment_method.get(method)?.type === 'sepa_debit')
    intent.status = 'processing'
  else payIntent(store, intent.id)
  return intent
}

/** Least amounts (docs.stripe.com/currencies, "minimum and maximum charge amounts"). */
const LEAST: Readonly<Record<string, number>> = {
  usd: 50,
  cad: 50,
  eur: 50,
  gbp: 30,
  brl: 50,
  jpy: 50,
}

const chargeable = (fields: URLSearchParams) => {
  const amount = Number(required(fields, 'amount'))
  const currency = required(fields, 'currency')
  if (amount < (LEAST[currency] ?? Infinity)) throw refusals.tooSmall()
  return { amount, currency }
}

const requireFitting = (
  fields: URLSearchParams,
  { isConfirmed, types }: { isConfirmed: boolean; types: readonly string[] },
) => {
  for (const name of ['off_session', 'return_url']) {
    if (fields.has(name) && !isConfirmed) throw refusals.onlyConfirmed(name)
  }
  if (fields.has('statement_descriptor') && types.includes('card')) throw refusals.wholeStatement()
}

/** A payment that is made without its buyer where a method is named, and waits for one where none is; throws `Refusal`. */
export const createIntent = (store: Store, fields: URLSearchParams): StripeObject => {
  const customer = fields.has('customer')
    ? named(store, { kind: 'customer', fields, param: 'customer' }).id
    : undefined
  const isConfirmed = fields.get('confirm') === 'true'
  const types = [...fields].flatMap(([name, value]) =>
    name.startsWith('allowed_payment_method_types') ? [value] : [],
  )
  requireFitting(fields, { isConfirmed, types })
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    created: nowS(),
    ...chargeable(fields),
    customer,
    description: fields.get('description'),
    status: 'requires_payment_method',
    payment_method_types: types,
    setup_future_usage: null,
    last_payment_error: null,
    next_action: null,
    metadata: metadataIn(fields),
    latest_charge: null,
  }
  if (!isConfirmed) {
    store.payment_intent.set(intent.id, intent)
    return intent
  }
  if (!fields.has('payment_method')) throw refusals.missingMethod()
  const method = named(store, { kind: 'payment_method', fields, param: 'payment_method' })
  if (method.customer !== customer) throw refusals.notAttached(method.id)
  if (!types.includes(method.type)) throw refusals.notAllowed(method.type, types)
  if (method.type === 'sepa_debit' && intent.currency !== 'eur') {
    throw refusals.otherCurrency(method.type)
  }
  store.payment_intent.set(intent.id, intent)
  const isBuyerAway = fields.get('off_session') === 'true'
  return take(store, { intent, method: method.id, isBuyerAway })
}

const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Cancels a payment; its error goes with it, its refused charge stays. */
export const cancelIntent = (intent: Intent): StripeObject => {
  if (!CANCELABLE.includes(intent.status)) throw refusals.notCancelable(intent.status)
  return Object.assign(intent, { status: 'canceled', last_payment_error: null })
}

/** Test methods, each a new one for every customer (docs.stripe.com/testing). */
const TEST_METHODS: Readonly<Record<string, LaterCourse>> = {
  pm_card_visa: 'succeeds',
  pm_card_chargeCustomerFail: 'declined',
  pm_card_authenticationRequired: 'wants-buyer',
}

/** Gives a method to a customer, for payments without its owner. */
export const attach = (
  store: Store,
  { token, fields }: { token: string; fields: URLSearchParams },
): StripeObject => {
  const { id } = named(store, { kind: 'customer', fields, param: 'customer' })
  const course = TEST_METHODS[token]
  if (course) return addMethod(store, { type: 'card', customer: id, course })
  const method = keptIn(store, 'payment_method', token)
  if (method.customer !== null && method.customer !== id) throw refusals.alreadyAttached()
  return Object.assign(method, { customer: id })
}

const DEFAULT_METHOD = 'invoice_settings[default_payment_method]'

/** Sets the method that a customer is charged to. */
export const updateCustomer = (
  store: Store,
  { customer, fields }: { customer: Kept['customer']; fields: URLSearchParams },
): StripeObject => {
  if (customer.deleted) throw refusals.missing('customer', customer.id)
  const method = named(store, { kind: 'payment_method', fields, param: DEFAULT_METHOD })
  if (method.customer !== customer.id) throw refusals.notAttached(method.id)
  customer.invoice_settings.default_payment_method = method.id
  return customer
}
