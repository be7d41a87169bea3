import 'server-only'
import { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { SubscriptionDriver } from '../payment-driver.ts'
import { callStripe } from './stripe-client.ts'

const fail = async (): Promise<never> => {
  throw new UpstreamError({
    upstream: 'payment',
    fault: 'failed',
    code: 'no-renewals-at-stripe',
    ms: 0,
  })
}

/** Ends a subscription; one that has ended, with its year or by an earlier call, is missing to Stripe. */
const cancelled = async (stripe: Stripe, providerId: string): Promise<void> => {
  try {
    await stripe.subscriptions.cancel(providerId)
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!isMissing) throw error
  }
}

/**
 * What is asked of Stripe for a subscription after its first payment: it is ended there, but nothing is charged or changed. Each of those calls
 * fails as one that has to come again, so that no customer is told of a card that nobody tried (docs/decisions/040).
 */
export const stripeSubscriptions = (stripe: Stripe, _now: () => Date): SubscriptionDriver => ({
  charge: fail,
  lookAtCharge: fail,
  end: (providerId, signal) => callStripe(() => cancelled(stripe, providerId), signal),
  method: fail,
  changeMethod: fail,
  methodPage: fail,
})
