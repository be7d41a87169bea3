import 'server-only'
import type { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { SubscriptionDriver } from '../payment-driver.ts'

const refuse = async (): Promise<never> => {
  throw new UpstreamError({
    upstream: 'payment',
    fault: 'refused',
    status: 409,
    code: 'stripe-charges-no-renewals-yet',
    ms: 0,
  })
}

/** What Stripe does for a subscription after its first payment: nothing yet, each call is refused. */
export const stripeSubscriptions = (_stripe: Stripe, _now: () => Date): SubscriptionDriver => ({
  charge: refuse,
  lookAtCharge: refuse,
  end: refuse,
  method: refuse,
  changeMethod: refuse,
  methodPage: refuse,
})
