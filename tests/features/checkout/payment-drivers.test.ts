import { afterAll, beforeAll } from 'vitest'
import { stripeDriver } from '#features/checkout/server/drivers/stripe.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { paymentDriverSuite, type DriverBench } from './payment-driver-suite.ts'
import { openReferenceBench } from './reference-driver-bench.ts'
import { subscriptionDriverSuite, type SubscriptionBench } from './subscription-driver-suite.ts'

type Opened = {
  bench: DriverBench
  subscriptions?: SubscriptionBench
  close: () => Promise<void>
}

/** Stripe's driver against the local server that speaks its API. */
const openStripeBench = async (): Promise<Opened> => {
  const api = await startStripeApi()
  const { buyer } = api
  const bench: DriverBench = {
    driver: stripeDriver(api.settings),
    // The page confirms with the card that was typed into Stripe's own fields.
    methodToken: async () => null,
    happens: async ({ paymentId }, course) => {
      if (course === 'waits') buyer.waits(paymentId)
      else if (course === 'declined') buyer.isRefused(paymentId)
      else if (course === 'refused-at-bank') {
        buyer.isRefused(paymentId, 'payment_intent_authentication_failure')
      } else buyer.pays(paymentId)
    },
    pass: async ({ paymentId }, minutes) => buyer.letsPass(paymentId, minutes),
    notice: ({ paymentId }, options) =>
      api.signed(
        { type: 'customer.subscription.updated', data: { object: { id: paymentId } } },
        options,
      ),
    foreignNotice: () => api.signed({ type: 'payout.paid', data: { object: { id: 'po_1' } } }),
    setAway: (isAway) => api.failNext(isAway ? 1000 : 0),
  }
  return { bench, close: () => api.stop() }
}

const opened: Partial<Record<'reference' | 'stripe', Opened>> = {}

const openedOf = (name: 'reference' | 'stripe'): Opened => {
  const found = opened[name]
  if (!found) throw new Error(`The bench of ${name} is not open yet`)
  return found
}

const benchOf = (name: 'reference' | 'stripe') => () => openedOf(name).bench

const subscriptionsOf = (name: 'reference' | 'stripe') => () => {
  const { subscriptions } = openedOf(name)
  if (!subscriptions) throw new Error(`The driver ${name} charges no renewals`)
  return subscriptions
}

beforeAll(async () => {
  opened.reference = await openReferenceBench(await withDatabase(tempDir()))
  opened.stripe = await openStripeBench()
}, 60_000)

afterAll(() => Promise.all(Object.values(opened).map(({ close }) => close())))

paymentDriverSuite('reference', benchOf('reference'))
paymentDriverSuite('stripe', benchOf('stripe'))
subscriptionDriverSuite('reference', subscriptionsOf('reference'))
