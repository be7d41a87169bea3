import { afterAll, beforeAll } from 'vitest'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { payIntent } from '../../support/stripe-api/store.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'
import { paymentDriverSuite, type DriverBench } from './payment-driver-suite.ts'
import { openReferenceBench } from './reference-driver-bench.ts'
import { subscriptionDriverSuite, type SubscriptionBench } from './subscription-driver-suite.ts'

type Opened = {
  bench: DriverBench
  subscriptions: SubscriptionBench
  close: () => Promise<void>
}

const soon = () => AbortSignal.timeout(8000)

const STATUS = { opened: 'needs_response', won: 'won', lost: 'lost' } as const

/** Its later charges, on methods that behave as told. */
const stripeSubscriptionBench = (
  { buyer, store, signed }: Awaited<ReturnType<typeof startStripeApi>>,
  { driver, setAway }: DriverBench,
): SubscriptionBench => {
  const begun = async () => {
    const { paymentId, key } = await driver.start(chargeRequest(), soon())
    return { paymentId, key }
  }
  const intentOf = (paymentId: string) =>
    paymentId.startsWith('pi_') ? paymentId : buyer.intentOf(paymentId).id
  return {
    driver,
    setAway,
    subscribed: async (course) => {
      const first = await begun()
      buyer.pays(first.paymentId)
      buyer.leavesMethod(first.paymentId, course)
      return { providerId: first.paymentId, first }
    },
    unpaid: async () => ({ providerId: (await begun()).paymentId }),
    methodToken: async (course) => buyer.newMethod(course),
    changeMethod: async ({ providerId, methodToken }) =>
      buyer.choosesMethod(providerId, methodToken),
    decides: async ({ paymentId }) => payIntent(store, paymentId),
    laterNotice: ({ paymentId }) =>
      signed({ type: 'payment_intent.succeeded', data: { object: { id: paymentId } } }),
    disputeNotice: ({ paymentId }, state) =>
      signed({
        type: state === 'opened' ? 'charge.dispute.created' : 'charge.dispute.closed',
        data: { object: buyer.disputes(intentOf(paymentId), STATUS[state]) },
      }),
  }
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
  return { bench, subscriptions: stripeSubscriptionBench(api, bench), close: () => api.stop() }
}

const opened: Partial<Record<'reference' | 'stripe', Opened>> = {}

const openedOf = (name: 'reference' | 'stripe'): Opened => {
  const found = opened[name]
  if (!found) throw new Error(`The bench of ${name} is not open yet`)
  return found
}

const benchOf = (name: 'reference' | 'stripe') => () => openedOf(name).bench

const subscriptionsOf = (name: 'reference' | 'stripe') => () => openedOf(name).subscriptions

beforeAll(async () => {
  opened.reference = await openReferenceBench(await withDatabase(tempDir()))
  opened.stripe = await openStripeBench()
}, 180_000)

afterAll(() => Promise.all(Object.values(opened).map(({ close }) => close())))

paymentDriverSuite('reference', benchOf('reference'))
paymentDriverSuite('stripe', benchOf('stripe'))
subscriptionDriverSuite('reference', subscriptionsOf('reference'))
subscriptionDriverSuite('stripe', subscriptionsOf('stripe'))
