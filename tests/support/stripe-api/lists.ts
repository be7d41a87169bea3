import type { StripeObject } from './expand.ts'
import { invoicePayment, shownInvoice } from './invoices.ts'
import { refusals } from './refusals.ts'
import { type Store } from './store.ts'

const UNASKED = 10

const MOST = 100

/** A page of a list, newest first; ten objects where no limit is named, a hundred at most (docs.stripe.com/api/pagination). */
const pageOf = (all: readonly StripeObject[], fields: URLSearchParams): StripeObject => {
  const limit = Number(fields.get('limit') ?? UNASKED)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw refusals.otherLimit()
  const newest = all.toReversed()
  const after = fields.get('starting_after')
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1
  if (after !== null && from === 0) {
    throw refusals.missingInBody('object', { id: after, param: 'starting_after' })
  }
  const data = newest.slice(from, from + limit)
  return { object: 'list', has_more: from + limit < newest.length, data }
}

type List = (store: Store, fields: URLSearchParams) => readonly StripeObject[]

const LISTS: Readonly<Record<string, List>> = {
  'GET /v1/customers': (store, fields) =>
    [...store.customer.values()].filter(
      ({ email, deleted }) => email === fields.get('email') && !deleted,
    ),
  'GET /v1/billing_portal/configurations': (store, fields) =>
    [...store.configuration.values()].filter(
      ({ active }) => String(active) === (fields.get('active') ?? String(active)),
    ),
  'GET /v1/payment_method_configurations': (store) => [
    ...store.payment_method_configuration.values(),
  ],
  'GET /v1/payment_intents': (store, fields) =>
    [...store.payment_intent.values()].filter(
      ({ customer }) => customer === fields.get('customer'),
    ),
  'GET /v1/invoices': (store, fields) => {
    const wanted = fields.get('subscription')
    return [...store.invoice.values()]
      .filter(({ subscription }) => wanted === null || subscription === wanted)
      .map((invoice) => shownInvoice(store, invoice))
  },
  'GET /v1/invoice_payments': (store, fields) => {
    const wanted = fields.get('payment[payment_intent]')
    return [...store.invoice.values()]
      .filter(({ intent }) => wanted === null || intent === wanted)
      .map(invoicePayment)
  },
  'GET /v1/refunds': (store, fields) =>
    [...store.refund.values()].filter((one) => one.payment_intent === fields.get('payment_intent')),
  'GET /v1/events': (store, fields) =>
    [...store.event.values()].filter(({ type }) => type === (fields.get('type') ?? type)),
}

/** The answer of a call that lists; undefined for one that does not. Throws `Refusal`. */
export const answerList = (
  store: Store,
  { name, fields }: { name: string; fields: URLSearchParams },
): StripeObject | undefined => {
  const list = LISTS[name]
  return list && pageOf(list(store, fields), fields)
}
