import type { Stripe } from 'stripe'
import { refusals } from './refusals.ts'

/** Names of parameters, as deep as they are known. */
type Names<Params> = {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- of each of Stripe's types
  readonly [Name in keyof Params]?: true | Names<Inner<NonNullable<Params[Name]>>>
}

type Inner<Value> = Value extends readonly (infer Item)[] ? Item : Value

type AnyNames = { readonly [name: string]: true | AnyNames }

const names = <Params>(known: Names<Params> & AnyNames): AnyNames => known

const EXPAND = { expand: true } as const

const PAGE = { limit: true, starting_after: true } as const

/**
 * What each call takes of what Stripe's own types name, and no more: a parameter that the driver begins to send has to be
 * written down here first, and one that Stripe does not know fails the type check.
 */
const TAKEN: Readonly<Record<string, AnyNames>> = {
  'GET /v1/customers': names<Stripe.CustomerListParams>({ ...PAGE, email: true }),
  'POST /v1/customers': names<Stripe.CustomerCreateParams>({
    email: true,
    metadata: true,
    preferred_locales: true,
  }),
  'POST /v1/customers/{id}': names<Stripe.CustomerUpdateParams>({
    invoice_settings: { default_payment_method: true },
  }),
  'POST /v1/payment_methods/{id}/attach': names<Stripe.PaymentMethodAttachParams>({
    customer: true,
  }),
  'POST /v1/billing_portal/sessions': names<Stripe.BillingPortal.SessionCreateParams>({
    customer: true,
    return_url: true,
    locale: true,
    flow_data: { type: true, after_completion: { type: true, redirect: { return_url: true } } },
  }),
  'GET /v1/payment_intents': names<Stripe.PaymentIntentListParams>({ ...PAGE, customer: true }),
  'POST /v1/payment_intents': names<Stripe.PaymentIntentCreateParams>({
    amount: true,
    currency: true,
    customer: true,
    description: true,
    allowed_payment_method_types: true,
    payment_method: true,
    off_session: true,
    confirm: true,
    metadata: true,
  }),
  'POST /v1/payment_intents/{id}/cancel': names<Stripe.PaymentIntentCancelParams>(EXPAND),
  'POST /v1/subscriptions/{id}': names<Stripe.SubscriptionUpdateParams>({ metadata: true }),
  'GET /v1/products/{id}': names<Stripe.ProductRetrieveParams>(EXPAND),
  'POST /v1/products': names<Stripe.ProductCreateParams>({ id: true, name: true, metadata: true }),
  'POST /v1/subscriptions': names<Stripe.SubscriptionCreateParams>({
    ...EXPAND,
    customer: true,
    items: {
      price_data: {
        currency: true,
        product: true,
        unit_amount: true,
        recurring: { interval: true },
      },
    },
    cancel_at_period_end: true,
    metadata: true,
    payment_behavior: true,
    payment_settings: { save_default_payment_method: true, payment_method_types: true },
  }),
  'GET /v1/subscriptions/{id}': names<Stripe.SubscriptionRetrieveParams>(EXPAND),
  'DELETE /v1/subscriptions/{id}': names<Stripe.SubscriptionCancelParams>(EXPAND),
  'GET /v1/invoices': names<Stripe.InvoiceListParams>({
    ...EXPAND,
    ...PAGE,
    subscription: true,
  }),
  'POST /v1/invoices/{id}/void': names<Stripe.InvoiceVoidInvoiceParams>(EXPAND),
  'GET /v1/invoice_payments': names<Stripe.InvoicePaymentListParams>({
    ...EXPAND,
    ...PAGE,
    payment: { type: true, payment_intent: true },
  }),
  'GET /v1/payment_intents/{id}': names<Stripe.PaymentIntentRetrieveParams>(EXPAND),
  'POST /v1/payment_intents/{id}/confirm': names<Stripe.PaymentIntentConfirmParams>({
    ...EXPAND,
    payment_method: true,
    payment_method_data: { type: true },
    return_url: true,
  }),
  'GET /v1/refunds': names<Stripe.RefundListParams>({
    ...EXPAND,
    ...PAGE,
    payment_intent: true,
  }),
  'GET /v1/refunds/{id}': names<Stripe.RefundRetrieveParams>(EXPAND),
  'POST /v1/refunds': names<Stripe.RefundCreateParams>({
    ...EXPAND,
    payment_intent: true,
    amount: true,
    metadata: true,
  }),
  'GET /v1/events': names<Stripe.EventListParams>({ ...PAGE, type: true }),
}

const isTaken = (known: AnyNames, [name = '', ...rest]: readonly string[]): boolean => {
  const inner = known[name]
  if (inner === undefined) return false
  const [next, ...further] = rest
  if (inner === true || next === undefined) return true
  // What stands at a place of a list, or in the next deeper level.
  return /^\d*$/.test(next) ? further.length === 0 || isTaken(inner, further) : isTaken(inner, rest)
}

/** Refuses a call that Stripe has not, and parameters that it does not take. */
export const requireTaken = (call: string, fields: URLSearchParams): void => {
  const known = TAKEN[call]
  if (!known) throw refusals.unknownCall(call)
  for (const field of fields.keys()) {
    const path = field.split(/[[\]]+/).filter((part, at) => part !== '' || at === 0)
    if (path[0] === 'metadata') continue
    if (!isTaken(known, path)) throw refusals.unknownParameter(field)
  }
}
