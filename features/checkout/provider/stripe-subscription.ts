import { Stripe } from 'stripe'
import type { MethodOnFile } from '../subscription-contract.ts'
import type { SubscriptionDriver } from './payment-driver.ts'
import { badAnswer, idOf } from './stripe-charge.ts'
import { callStripe } from './stripe-client.ts'
import {
  chargeOffSession,
  ENDED_FIELD,
  methodOf,
  outcomeOf,
  readOffSession,
  readSubscription,
  type StripeSite,
} from './stripe-off-session.ts'
import { portalSettings } from './stripe-portal.ts'

/** Does what a subscription needs that may have ended with its year, or by an earlier call: it is missing to Stripe then. */
const unlessMissing = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!isMissing) throw error
  }
}

const end = async (stripe: Stripe, providerId: string): Promise<void> => {
  await unlessMissing(
    stripe.subscriptions.update(providerId, { metadata: { [ENDED_FIELD]: 'yes' } }),
  )
  await unlessMissing(stripe.subscriptions.cancel(providerId))
}

const MONTH_DIGITS = 2

const NAMES: Readonly<Record<string, string>> = {
  link: 'Link',
  paypal: 'PayPal',
  sepa_debit: 'SEPA',
}

/** A method in words that say which one it is, and nothing more of it. */
const onFile = ({ type, card }: Stripe.PaymentMethod): MethodOnFile => {
  if (!card) return { label: NAMES[type] ?? type, expires: null }
  const month = String(card.exp_month).padStart(MONTH_DIGITS, '0')
  const brand = `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`
  return { label: `${brand} ${card.last4}`, expires: `${card.exp_year}-${month}` }
}

const customerOf = async (stripe: Stripe, providerId: string): Promise<string> => {
  const { customer } = await stripe.subscriptions.retrieve(providerId)
  const id = idOf(customer)
  if (id === undefined) throw badAnswer()
  return id
}

/**
 * Stripe's calls for a subscription after its first payment: each later charge is a payment of our own, made without the buyer by the
 * method of the first one, or the one that the customer has put in its place since (docs/decisions/040).
 */
export const stripeSubscriptions = ({ stripe, siteUrl }: StripeSite): SubscriptionDriver => ({
  charge: (wanted, signal) =>
    callStripe(async () => outcomeOf(await chargeOffSession({ stripe, siteUrl }, wanted)), signal),
  retrieveCharge: (paymentId, signal) =>
    callStripe(async () => outcomeOf(await readOffSession(stripe, paymentId)), signal),
  end: (providerId, signal) => callStripe(() => end(stripe, providerId), signal),
  method: (providerId, signal) =>
    callStripe(async () => {
      const method = methodOf(await readSubscription(stripe, providerId))
      return method ? onFile(method) : null
    }, signal),
  methodPage: ({ providerId, returnUrl, language }, signal) =>
    callStripe(async () => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: await customerOf(stripe, providerId),
        configuration: await portalSettings(stripe),
        return_url: returnUrl,
        locale: language,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      })
      return url
    }, signal),
})
