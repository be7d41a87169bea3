import { Stripe } from 'stripe'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import { currencySchema, type Money } from '#features/pricing/money.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import type { ChargeState, FailureReason } from '../payment-terms.ts'
import type { Charge } from './payment-driver.ts'

/** The metadata field that holds our key of a charge. */
export const KEY_FIELD = 'charge_key'

/** Stripe answered something that its types do not allow. */
export const badAnswer = () =>
  new UpstreamError({ upstream: 'payment', fault: 'bad-answer', ms: 0 })

/** The id of a reference, whether it was expanded or not. */
export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : (reference?.id ?? undefined)

/** A charge as Stripe has it: a subscription, its first invoice, and the payment of that where it has one yet. */
export type StripeCharge = {
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  intent: Stripe.PaymentIntent | undefined
  /** Given back so far; what a bank has not decided on is not. */
  refunded: number
}

const FIRST: Stripe.Invoice.BillingReason = 'subscription_create'

const MOST_LISTED = 100

/** The first invoice of a subscription, which is the charge: from the second year on the latest is another one. */
const firstInvoice = async (
  stripe: Stripe,
  { id, latest_invoice: latest }: Stripe.Subscription,
): Promise<Stripe.Invoice> => {
  if (latest === null || typeof latest === 'string') throw badAnswer()
  if (latest.billing_reason === FIRST) return latest
  const { data } = await stripe.invoices.list({
    subscription: id,
    limit: MOST_LISTED,
    expand: ['data.payments'],
  })
  const first = data.find(({ billing_reason: reason }) => reason === FIRST)
  if (!first) throw badAnswer()
  return first
}

const CHARGE = 'latest_charge'

/** A payment with what Stripe keeps of it; without that where a restricted key may not read it, for no sale may hang on it. */
export const paymentOf = async (stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> => {
  try {
    return await stripe.paymentIntents.retrieve(id, { expand: [`${CHARGE}.balance_transaction`] })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error
    return stripe.paymentIntents.retrieve(id, { expand: [CHARGE] })
  }
}

const intentOf = async (
  stripe: Stripe,
  { payments }: Stripe.Invoice,
): Promise<Stripe.PaymentIntent | undefined> => {
  const all = payments?.data ?? []
  const payment = all.find(({ is_default: isDefault }) => isDefault) ?? all[0]
  const id = idOf(payment?.payment.payment_intent)
  return id === undefined ? undefined : paymentOf(stripe, id)
}

/** The amount of a payment that has been refunded for good. */
export const refundedOf = async (
  stripe: Stripe,
  intent: Stripe.PaymentIntent | undefined,
): Promise<number> => {
  const charge = intent?.latest_charge
  if (!intent || typeof charge !== 'object' || !charge?.amount_refunded) return 0
  const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: MOST_LISTED })
  return data
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Reads a charge by the id of its subscription. Stripe expands four levels at most, so the payment is read by itself. */
export const readCharge = async (stripe: Stripe, id: string): Promise<StripeCharge> => {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  })
  const invoice = await firstInvoice(stripe, subscription)
  const intent = await intentOf(stripe, invoice)
  return { subscription, invoice, intent, refunded: await refundedOf(stripe, intent) }
}

/** Statuses of a subscription that is paid for (S2 §4; a trial asks for nothing yet and counts as paid). */
const PAID = ['active', 'trialing']

/** True if the money was paid, whatever became of the subscription since. */
export const isPaid = ({ subscription, invoice, intent }: StripeCharge): boolean =>
  PAID.includes(subscription.status) ||
  (subscription.status !== 'incomplete' &&
    (invoice.status === 'paid' || intent?.status === 'succeeded'))

/** Statuses of a payment that the buyer has confirmed; the subscription is told of one that succeeded a moment after. */
const UNDER_WAY: readonly Stripe.PaymentIntent.Status[] = ['processing', 'succeeded']

type Standing = { state: ChargeState; reason: FailureReason | null }

const isForgotten = ({ created }: Stripe.Subscription, now: Date) =>
  now.getTime() - created * 1000 > ACTION_LIFE_MIN * MINUTE_MS

/** The reason of a declined payment; Stripe keeps the error of an earlier try beside a later one that is under way. */
const refusalOf = (intent: Stripe.PaymentIntent | undefined) =>
  intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? intent.last_payment_error
    : undefined

const reasonOf = (intent: Stripe.PaymentIntent | undefined): FailureReason => {
  const code = refusalOf(intent)?.code
  if (code === undefined) return 'abandoned'
  return code === 'payment_intent_authentication_failure' ? 'authentication-failed' : 'declined'
}

/**
 * The state of a charge; one that is paid stays so. One that is incomplete waits for its buyer until a card was declined or a quarter of
 * an hour is over; then its invoice has to be voided before it counts as failed, since Stripe would take a second try for another 23
 * hours.
 */
export const standingOf = (charge: StripeCharge, now: Date): Standing & { mustEnd: boolean } => {
  const { subscription, invoice, intent } = charge
  if (isPaid(charge)) return { state: 'succeeded', reason: null, mustEnd: false }
  if (intent && UNDER_WAY.includes(intent.status))
    return { state: 'pending', reason: null, mustEnd: false }
  const reason = reasonOf(intent)
  if (subscription.status !== 'incomplete' || invoice.status === 'void')
    return { state: 'failed', reason, mustEnd: false }
  if (refusalOf(intent) != null || isForgotten(subscription, now))
    return { state: 'failed', reason, mustEnd: true }
  return { state: 'action', reason: null, mustEnd: false }
}

/** The country that issued the paying card; Stripe reports it with the charge. */
export const cardCountryOf = (intent: StripeCharge['intent']): string | null => {
  const charge = intent?.latest_charge
  return typeof charge === 'object' ? (charge?.payment_method_details?.card?.country ?? null) : null
}

/** Stripe tells its fee a moment after some payments, in the currency that it pays the seller in. */
export const feeOf = (intent: StripeCharge['intent']): Money | null => {
  const charge = intent?.latest_charge
  const entry = typeof charge === 'object' ? charge?.balance_transaction : null
  if (typeof entry !== 'object' || entry === null) return null
  const currency = currencySchema.safeParse(entry.currency.toUpperCase())
  return currency.success ? { amount: entry.fee, currency: currency.data } : null
}

/** A charge of Stripe as the site knows charges. */
export const chargeOf = (
  { subscription, invoice, intent, refunded }: StripeCharge,
  { state, reason }: Standing,
): Charge => {
  const key = subscription.metadata[KEY_FIELD]
  const currency = currencySchema.safeParse(invoice.currency.toUpperCase())
  if (key === undefined || !currency.success) throw badAnswer()
  return {
    paymentId: subscription.id,
    key,
    subscriptionId: subscription.id,
    state,
    reason,
    actionUrl: intent?.next_action?.redirect_to_url?.url ?? null,
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    amount: { amount: invoice.total, currency: currency.data },
    refunded,
    cardCountry: cardCountryOf(intent),
    fee: feeOf(intent),
  }
}
