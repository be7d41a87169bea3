import 'server-only'
import { Stripe } from 'stripe'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { StripeSettings } from '#lib/server/site.ts'
import type { ChargeRequest } from '../../payment-contract.ts'
import type { Charge, PaymentDriver } from '../payment-driver.ts'
import { chargeOf, EXPANDED, intentOf, KEY_FIELD, standingOf } from './stripe-charge.ts'
import { callStripe, stripeClient } from './stripe-client.ts'
import { readStripeNotice } from './stripe-notice.ts'

/** Statuses of a subscription that the specification calls "ACTIVE" (S2 §4, §7). */
const ACTIVE_STATUSES = ['active', 'trialing']

type Known = { stripe: Stripe; now: () => Date }

const retrieve = (stripe: Stripe, id: string) =>
  stripe.subscriptions.retrieve(id, { expand: EXPANDED })

/** Ends a subscription that nobody may pay any more; one that was paid or ended meanwhile stays as it is. */
const cancelled = async (stripe: Stripe, { id }: Stripe.Subscription) => {
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
  const after = await cancelled(stripe, subscription)
  const final = standingOf(after, now())
  // Paid in the instant before: the money is there, and the order with it.
  return chargeOf(after, final.state === 'succeeded' ? final : standing)
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

/** Leaves for PayPal by navigation, also without script: the server confirms, and the answer names the place. */
const sentToPayPal = async (
  stripe: Stripe,
  { subscription, request }: { subscription: Stripe.Subscription; request: ChargeRequest },
) => {
  const intent = intentOf(subscription)
  if (request.method !== 'paypal' || intent?.status !== 'requires_payment_method')
    return subscription
  await stripe.paymentIntents.confirm(
    intent.id,
    { payment_method_data: { type: 'paypal' }, return_url: request.returnUrl },
    { idempotencyKey: `${request.key}-confirm` },
  )
  return retrieve(stripe, subscription.id)
}

const paidIntent = async (stripe: Stripe, paymentId: string): Promise<string> => {
  const intent = intentOf(await retrieve(stripe, paymentId))
  if (intent) return intent.id
  throw new UpstreamError({ upstream: 'payment', fault: 'bad-answer', ms: 0 })
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
        const { id } = await subscribed(stripe, request)
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
        const intent = await paidIntent(stripe, paymentId)
        const refund = await stripe.refunds.create(
          { payment_intent: intent, amount },
          { idempotencyKey: key },
        )
        const after = chargeOf(await retrieve(stripe, paymentId), {
          state: 'succeeded',
          reason: null,
        })
        return { refundId: refund.id, refunded: after.refunded }
      }, signal),
    readNotice: (body, headers) =>
      readStripeNotice({ stripe, secret: settings.webhookSecret, body, headers }),
  }
}
