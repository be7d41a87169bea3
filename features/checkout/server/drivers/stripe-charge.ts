import type { Stripe } from 'stripe'
import { currencySchema } from '#features/pricing/money.ts'
import { ACTION_LIFE_MIN } from '#lib/config/constants.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { ChargeState, FailureReason } from '../../payment-terms.ts'
import type { Charge } from '../payment-driver.ts'

/** What is read along with a subscription: its first invoice, what the page confirms it with, and how it was paid. */
export const EXPANDED = [
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments.data.payment.payment_intent.latest_charge',
]

/** Where our name for a charge stands. */
export const KEY_FIELD = 'charge_key'

/** Stripe answered something that its types do not allow. */
export const badAnswer = () =>
  new UpstreamError({ upstream: 'payment', fault: 'bad-answer', ms: 0 })

/** The first invoice of a subscription, which is the charge. */
const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => {
  if (invoice === null || typeof invoice === 'string') throw badAnswer()
  return invoice
}

/** The payment of the first invoice, where it has one yet. */
export const intentOf = (subscription: Stripe.Subscription): Stripe.PaymentIntent | undefined => {
  const [payment] = invoiceOf(subscription).payments?.data ?? []
  const intent = payment?.payment.payment_intent
  return typeof intent === 'object' ? intent : undefined
}

/** Statuses of a subscription that is paid for (S2 §4; a trial asks for nothing yet and counts as paid). */
const PAID = ['active', 'trialing']

/** Statuses of a payment that the buyer has confirmed; the subscription is told of one that succeeded a moment after. */
const UNDER_WAY: readonly Stripe.PaymentIntent.Status[] = ['processing', 'succeeded']

type Standing = { state: ChargeState; reason: FailureReason | null }

const MINUTE_MS = 60_000

const isForgotten = ({ created }: Stripe.Subscription, now: Date) =>
  now.getTime() - created * 1000 > ACTION_LIFE_MIN * MINUTE_MS

const reasonOf = (intent: Stripe.PaymentIntent | undefined): FailureReason => {
  const code = intent?.last_payment_error?.code
  if (code === undefined) return 'abandoned'
  return code === 'payment_intent_authentication_failure' ? 'authentication-failed' : 'declined'
}

/**
 * Where a subscription stands. One that is incomplete waits for its buyer until a card was refused or a quarter of an hour is
 * over; then it has to be cancelled before it counts as failed, since Stripe would take a second try for another 23 hours.
 */
export const standingOf = (
  subscription: Stripe.Subscription,
  now: Date,
): Standing & { mustCancel: boolean } => {
  const { status } = subscription
  const intent = intentOf(subscription)
  if (PAID.includes(status)) return { state: 'succeeded', reason: null, mustCancel: false }
  // Paid before it was ended: for a person to give back, never for a second charge.
  if (status === 'canceled' && intent?.status === 'succeeded')
    return { state: 'succeeded', reason: null, mustCancel: false }
  if (status !== 'incomplete')
    return { state: 'failed', reason: reasonOf(intent), mustCancel: false }
  if (intent && UNDER_WAY.includes(intent.status))
    return { state: 'pending', reason: null, mustCancel: false }
  const isRefused = intent?.last_payment_error != null
  if (isRefused || isForgotten(subscription, now)) {
    return { state: 'failed', reason: reasonOf(intent), mustCancel: true }
  }
  return { state: 'action', reason: null, mustCancel: false }
}

const refundedOf = (intent: Stripe.PaymentIntent | undefined): number => {
  const charge = intent?.latest_charge
  return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0
}

/** A subscription as the site knows charges: one charge is its first invoice. */
export const chargeOf = (subscription: Stripe.Subscription, standing: Standing): Charge => {
  const invoice = invoiceOf(subscription)
  const intent = intentOf(subscription)
  const key = subscription.metadata[KEY_FIELD]
  const currency = currencySchema.safeParse(invoice.currency.toUpperCase())
  if (key === undefined || !currency.success) throw badAnswer()
  return {
    paymentId: subscription.id,
    key,
    subscriptionId: subscription.id,
    ...standing,
    actionUrl: intent?.next_action?.redirect_to_url?.url ?? null,
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    amount: { amount: invoice.total, currency: currency.data },
    refunded: refundedOf(intent),
  }
}
