import { confirm } from './confirm.ts'
import { addConfiguration, addCustomer, addMethods, openPortal } from './customers.ts'
import { expanded, requireExpandable, type StripeObject } from './expand.ts'
import { keptIn, metadataIn, named, required } from './fields.ts'
import { newId, nowS } from './ids.ts'
import { addInvoice, invoicePayment, shownInvoice } from './invoices.ts'
import { attach, cancelIntent, createIntent, updateCustomer } from './later-payments.ts'
import { answerList } from './lists.ts'
import { refund } from './refund.ts'
import { refusals } from './refusals.ts'
import { addEvent, type Kept, type Store } from './store.ts'
import { requireDeclared } from './values.ts'

export type Call = { method: string; path: string; fields: URLSearchParams }

/** What the account is like. */
export type Account = {
  hasPayPal: boolean
  refundsAre: 'succeeded' | 'pending' | 'refused'
  /** Whether the key may read what Stripe keeps of a payment: a restricted one may not, unless it is told so. */
  readsBalance: boolean
  /** Whether the settings of the customer portal were saved. */
  hasPortal: boolean
  /** Calls that break at their next time, once they have begun: `POST /v1/refunds`. */
  breaks: string[]
}

const newSubscription = (fields: {
  customer: string
  currency: string
  metadata: Record<string, string>
  cancel_at_period_end: boolean
  payment_settings: { save_default_payment_method: string }
}): Kept['subscription'] => ({
  id: newId('sub'),
  object: 'subscription',
  created: nowS(),
  status: 'incomplete',
  latest_invoice: '',
  default_payment_method: null,
  ...fields,
})

const PRICE = 'items[0][price_data]'

/** PayPal takes reais in Brazil alone (developer.paypal.com/reference/currency-codes). */
const NOT_OF_PAYPAL = 'brl'

/** The one currency of a customer, while anything of it goes on. */
const requireCurrency = (
  store: Store,
  { customer, currency }: { customer: Kept['customer']; currency: string },
) => {
  const goesOn = [...store.subscription.values()].some(
    (one) => one.customer === customer.id && !ENDED.includes(one.status),
  )
  if (customer.currency !== null && customer.currency !== currency && goesOn) {
    throw refusals.twoCurrencies(customer.currency)
  }
  customer.currency = currency
}

const ENDED = ['canceled', 'incomplete_expired']

const subscribe = (store: Store, fields: URLSearchParams, account: Account): StripeObject => {
  const customer = named(store, { kind: 'customer', fields, param: 'customer' })
  named(store, { kind: 'product', fields, param: `${PRICE}[product]` })
  const method = fields.get('payment_settings[payment_method_types][0]') ?? 'card'
  if (method === 'paypal' && !account.hasPayPal) throw refusals.noMethod(method)
  const currency = required(fields, `${PRICE}[currency]`)
  const total = Number(required(fields, `${PRICE}[unit_amount]`))
  if (method === 'paypal' && currency === NOT_OF_PAYPAL) throw refusals.otherCurrency(method)
  if (fields.get('payment_behavior') !== 'default_incomplete') throw refusals.noSource()
  requireCurrency(store, { customer, currency })
  const keeps = fields.get('payment_settings[save_default_payment_method]') ?? 'off'
  const kept = newSubscription({
    customer: customer.id,
    currency,
    metadata: metadataIn(fields),
    cancel_at_period_end: fields.get('cancel_at_period_end') === 'true',
    payment_settings: { save_default_payment_method: keeps },
  })
  store.subscription.set(kept.id, kept)
  addInvoice(store, {
    subscription: kept.id,
    currency,
    total,
    reason: 'subscription_create',
    method,
    isKept: keeps === 'on_subscription',
  })
  return kept
}

const cancel = (store: Store, id: string): StripeObject => {
  const kept = keptIn(store, 'subscription', id)
  if (ENDED.includes(kept.status)) throw refusals.missing('subscription', id)
  if (kept.status === 'incomplete') {
    kept.status = 'incomplete_expired'
    return kept
  }
  kept.status = 'canceled'
  addEvent(store, 'customer.subscription.deleted', kept)
  return kept
}

const voidInvoice = (store: Store, id: string): StripeObject => {
  const invoice = keptIn(store, 'invoice', id)
  const intent = keptIn(store, 'payment_intent', invoice.intent)
  if (invoice.status !== 'open' || intent.status === 'processing') throw refusals.notOpen()
  invoice.status = 'void'
  intent.status = 'canceled'
  const subscription = keptIn(store, 'subscription', invoice.subscription)
  // The first invoice of an incomplete subscription takes it along (docs.stripe.com/billing/subscriptions/overview).
  if (subscription.status === 'incomplete') subscription.status = 'incomplete_expired'
  return shownInvoice(store, invoice)
}

const addProduct = (store: Store, fields: URLSearchParams): StripeObject => {
  const id = fields.get('id') ?? newId('prod')
  if (store.product.has(id)) throw refusals.alreadyThere('Product')
  const made = { id, object: 'product', name: required(fields, 'name') }
  store.product.set(id, made)
  return made
}

type Work = (call: {
  store: Store
  account: Account
  id: string
  fields: URLSearchParams
}) => StripeObject

const WORK: Readonly<Record<string, Work>> = {
  'POST /v1/customers': ({ store, fields }) => addCustomer(store, fields),
  'POST /v1/customers/{id}': ({ store, id, fields }) =>
    updateCustomer(store, { customer: keptIn(store, 'customer', id), fields }),
  'POST /v1/payment_methods/{id}/attach': ({ store, id, fields }) =>
    attach(store, { token: id, fields }),
  'GET /v1/customers/{id}': ({ store, id }) => {
    const { object, deleted, ...customer } = keptIn(store, 'customer', id)
    return deleted ? { id, object, deleted } : { ...customer, object }
  },
  'GET /v1/billing_portal/configurations/{id}': ({ store, id }) =>
    keptIn(store, 'configuration', id),
  'GET /v1/payment_method_configurations/{id}': ({ store, id }) =>
    keptIn(store, 'payment_method_configuration', id),
  'POST /v1/billing_portal/configurations': ({ store, fields }) => addConfiguration(store, fields),
  'POST /v1/payment_method_configurations': ({ store, fields }) => addMethods(store, fields),
  'GET /v1/disputes/{id}': ({ store, id }) => keptIn(store, 'dispute', id),
  'POST /v1/billing_portal/sessions': ({ store, fields, account }) =>
    openPortal(store, fields, account),
  'POST /v1/payment_intents': ({ store, fields }) => createIntent(store, fields),
  'POST /v1/payment_intents/{id}/cancel': ({ store, id }) =>
    cancelIntent(keptIn(store, 'payment_intent', id)),
  'POST /v1/subscriptions/{id}': ({ store, id, fields }) => {
    const kept = keptIn(store, 'subscription', id)
    const isMore = [...fields.keys()].some((field) => !/^(?:metadata|expand)\b/.test(field))
    if (kept.status === 'canceled' && isMore) throw refusals.hasEnded()
    Object.assign(kept.metadata, metadataIn(fields))
    return kept
  },
  'GET /v1/products/{id}': ({ store, id }) => keptIn(store, 'product', id),
  'POST /v1/products': ({ store, fields }) => addProduct(store, fields),
  'POST /v1/subscriptions': ({ store, fields, account }) => subscribe(store, fields, account),
  'GET /v1/subscriptions/{id}': ({ store, id }) => keptIn(store, 'subscription', id),
  'DELETE /v1/subscriptions/{id}': ({ store, id }) => cancel(store, id),
  'POST /v1/invoices/{id}/void': ({ store, id }) => voidInvoice(store, id),
  'GET /v1/payment_intents/{id}': ({ store, id }) => keptIn(store, 'payment_intent', id),
  'POST /v1/payment_intents/{id}/confirm': ({ store, id, fields }) =>
    confirm(store, keptIn(store, 'payment_intent', id), fields),
  'GET /v1/refunds/{id}': ({ store, id }) => keptIn(store, 'refund', id),
  'POST /v1/refunds': ({ store, fields, account }) => refund(store, fields, account),
}

const ID =
  /^(\/v1\/(?:billing_portal\/)?[a-z_]+)\/(?!(?:sessions|configurations)$)([\w-]+)(\/[a-z]+)?$/

/** A call as it is written down: `GET /v1/refunds/{id}`. */
export const nameOf = ({ method, path }: Call): string => {
  const [, before, , after = ''] = ID.exec(path) ?? []
  return before ? `${method} ${before}/{id}${after}` : `${method} ${path}`
}

/** The work of a call, in which nothing is answered that was not asked for; throws `Refusal`. */
export const answerCall = (store: Store, { account, call }: { account: Account; call: Call }) => {
  const { fields } = call
  const [, , id = ''] = ID.exec(call.path) ?? []
  const name = nameOf(call)
  const known = requireDeclared(name, fields)
  const listed = answerList(store, { name, fields })
  const work = listed ? () => listed : WORK[name]
  if (!work) throw refusals.unknownCall(name)
  const paths = [...fields].flatMap(([field, value]) => (/^expand\b/.test(field) ? [value] : []))
  const find = (wanted: string) => {
    const invoice = store.invoice.get(wanted)
    return invoice ? shownInvoice(store, invoice) : store.find(wanted)
  }
  const include = (object: StripeObject, field: string) => {
    const invoice = store.invoice.get(String(object.id))
    if (!invoice) throw refusals.notExpandable(field)
    if (field === 'payments') {
      return { object: 'list', has_more: false, data: [invoicePayment(invoice)] }
    }
    return { type: 'payment_intent', client_secret: `${invoice.intent}_secret` }
  }
  // Refused before anything is done.
  for (const path of paths) requireExpandable(path, known)
  const wantsBalance = paths.some((path) => path.split('.').includes('balance_transaction'))
  if (wantsBalance && !account.readsBalance) throw refusals.notPermitted()
  const broken = account.breaks.indexOf(name)
  if (broken >= 0) {
    account.breaks.splice(broken, 1)
    throw refusals.broken()
  }
  return expanded(work({ store, account, id, fields }), { paths, find, include })
}
