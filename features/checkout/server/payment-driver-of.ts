import type { Site } from '#lib/server/site.ts'
import { referenceDriver } from './drivers/reference.ts'
import { stripeDriver } from './drivers/stripe.ts'
import type { PaymentDriver } from './payment-driver.ts'

/** Who takes the money: Stripe where its keys are set, else the reference payment service (architecture 17). */
export const paymentDriverOf = (
  site: Pick<Site, 'payment' | 'paymentServiceUrl'>,
): PaymentDriver => {
  const { stripe } = site.payment
  return stripe ? stripeDriver(stripe) : referenceDriver(site)
}
