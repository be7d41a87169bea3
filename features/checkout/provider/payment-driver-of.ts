import type { PaymentDriver } from './payment-driver.ts'
import { referenceDriver } from './reference.ts'
import type { StripeSettings } from './stripe-client.ts'
import { stripeDriver } from './stripe.ts'

type Settings = Parameters<typeof referenceDriver>[0] & { stripe: StripeSettings | null }

/** The driver that takes the money: Stripe where its keys are set, else the reference payment service (architecture 34). */
export const paymentDriverOf = ({ stripe, ...reference }: Settings): PaymentDriver =>
  stripe ? stripeDriver(stripe) : referenceDriver(reference)
