import 'server-only'
import type { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { SubscriptionDriver } from '../payment-driver.ts'

const fail = async (): Promise<never> => {
  throw new UpstreamError({
    upstream: 'payment',
    fault: 'failed',
    code: 'no-renewals-at-stripe',
    ms: 0,
  })
}

/**
 * What is asked of Stripe for a subscription after its first payment: nothing is charged, ended or changed there, and each call fails as one
 * that has to come again, so that no customer is told of a card that nobody tried (docs/decisions/040).
 */
export const stripeSubscriptions = (_stripe: Stripe, _now: () => Date): SubscriptionDriver => ({
  charge: fail,
  lookAtCharge: fail,
  end: fail,
  method: fail,
  changeMethod: fail,
  methodPage: fail,
})
