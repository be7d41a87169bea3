import 'server-only'
import { Stripe } from 'stripe'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { StripeSettings } from '#lib/server/site.ts'
import type { ChargeRequest } from '../../payment-contract.ts'
import type { Charge, PaymentDriver } from '../payment-driver.ts'
import { badAnswer, chargeOf, EXPANDED, intentOf, KEY_FIELD, standingOf } from './stripe-charge.ts'
import { callStripe, stripeClient } from './stripe-client.ts'
import { readStripeNotice } from './stripe-notice.ts'

/** Statuses of a subscription that the specification calls "ACTIVE" (S2 §4, §7). */
const ACTIVE_STATUSES = ['active', 'trialing']

type Known = { stripe: Stripe; now: () => Date }

const retrieve = (stripe: Stripe, id: string) =>
  stripe.subscriptions.retrieve(id, { expand: EXPANDED })

/** Ends a subscription, so that nothing is charged for it any more; one that has ended stays as it is. */
const cancelled = async (stripe: Stripe, id: string) => {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  return retrieve(stripe, id)
}

const settled = async (
  { stripe, now }: Known,
  subscription: Stripe.Subscription,
): Promise<Charge> => {
  const standing = standingOf(subscription, now())
  if (!standing.mustCancel) return chargeOf(subscription, standing)
  const after = await cancelled(stripe, subscription.id)
  const final = standingOf(after, now())
  if (final.mustCancel) throw badAnswer()
  // Paid in the instant before: the money is there, and no second charge may follow it.
  return chargeOf(after, final.state === 'failed' ? standing : final)
}

/** The customer and the yearly price of a charge, and the subscription whose first invoice it is; each once under the key. */
const subscribed = async (stripe: Stripe, request: ChargeRequest): Promise<Stripe.Subscription> => {
  const { key, email, description, amount, currency, language, method } = request
  const metadata = { [KEY_FIELD]: key }
  const once = (part: string) => ({ idempotencyKey: `${key}-${part}` })
  const customer = await stripe.customers.create(
    { email, preferred_locales: [language], metadata },
    once('customer'),
  )
  const product = await stripe.products.create({ name: description, metadata }, once('product'))
  return stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [
        {
          price_data: {
            currency: currency.toLowerCase(),
            product: product.id,
            unit_amount: amount,
            recurring: { interval: 'year' },
          },
        },
      ],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        save_default_payment_method: 'on_subscription',
        payment_method_types: [method === 'paypal' ? 'paypal' : 'card'],
      },
      metadata,
      expand: EXPANDED,
    },
    once('subscription'),
  )
}

/** What Stripe does not take as it is asked; it keeps no subscription for that, and another method may follow. */
const orRefused = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { code } = error
    throw new UpstreamError({ upstream: 'payment', fault: 'refused', status: 422, code, ms: 0 })
  }
}

/** Leaves for PayPal by navigation, also without script: the server confirms, and the answer names the place. */
const sentToPayPal = async (
  stripe: Stripe,
  { subscription, request }: { subscription: Stripe.Subscription; request: ChargeRequest },
) => {
  const intent = intentOf(subscription)
  if (request.method !== 'paypal' || intent?.status !== 'requires_payment_method')
    return subscription
  try {
    await stripe.paymentIntents.confirm(
      intent.id,
      { payment_method_data: { type: 'paypal' }, return_url: request.returnUrl },
      { idempotencyKey: `${request.key}-confirm` },
    )
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    if (!isRefusal) throw error
    return cancelled(stripe, subscription.id)
  }
  return retrieve(stripe, subscription.id)
}

const PAID = { state: 'succeeded', reason: null } as const

const paidCharge = async (stripe: Stripe, paymentId: string) => {
  const subscription = await retrieve(stripe, paymentId)
  const intent = intentOf(subscription)
  if (!intent) throw badAnswer()
  const { refunded, amount } = chargeOf(subscription, PAID)
  return { intent: intent.id, left: amount.amount - refunded }
}

/**
 * Real payments by Stripe (decision 040): a purchase is a yearly subscription whose first invoice the page confirms with the
 * Payment Element, or PayPal by navigation. `paymentId` is the subscription's id.
 */
export const stripeDriver = (
  settings: StripeSettings,
  now: () => Date = () => new Date(),
): PaymentDriver => {
  const stripe = stripeClient(settings, UPSTREAM_TIMEOUT_MS)
  const known = { stripe, now }
  return {
    name: 'stripe',
    isReal: true,
    start: (request, signal) =>
      callStripe(async () => {
        const { id } = await orRefused(subscribed(stripe, request))
        // What was answered under the key before is as old as that answer.
        const subscription = await retrieve(stripe, id)
        return settled(known, await sentToPayPal(stripe, { subscription, request }))
      }, signal),
    look: (paymentId, signal) =>
      callStripe(async () => settled(known, await retrieve(stripe, paymentId)), signal),
    showSubscription: (subscriptionId, signal) =>
      callStripe(async () => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId)
        return ACTIVE_STATUSES.includes(status) ? 'ACTIVE' : status.toUpperCase()
      }, signal),
    refund: ({ paymentId, key, amount }, signal) =>
      callStripe(async () => {
        const { intent, left } = await paidCharge(stripe, paymentId)
        // Who gets all of it back has no licence, and is not charged for the next year either.
        if (amount === left) await cancelled(stripe, paymentId)
        const refund = await stripe.refunds.create(
          { payment_intent: intent, amount },
          { idempotencyKey: key },
        )
        const after = chargeOf(await retrieve(stripe, paymentId), PAID)
        return { refundId: refund.id, refunded: after.refunded }
      }, signal),
    readNotice: (body, headers) =>
      readStripeNotice({ stripe, secret: settings.webhookSecret, body, headers }),
  }
}
