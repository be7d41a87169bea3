import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { listen, stopListening } from '#services/listen.ts'
import { payIntent, type LaterCourse } from '../../../support/stripe-api/store.ts'
import { startStripeApi } from '../../../support/stripe-api/stripe-api.ts'
import { paymentCalls, typedCard } from '../../payment/payment-bench.ts'
import type { Bench } from '../../support/bench.ts'
import { freePort } from '../../support/free-port.ts'
import { timeAt } from '../life/stripe-provider.ts'
import { DAY_MS } from './story.ts'

/** What a card does at renewals, where its owner is away; a slow one keeps its bank thinking for two days. */
export type Card = 'good' | 'declined' | 'slow' | 'slow-declined'

/** A provider behind its driver, with what its own pages, its customers and its banks do. */
export type Provider = {
  driver: PaymentDriver
  /** A token of a card that pays, as the page of the checkout gets it; nothing where the page pays by itself. */
  newToken: () => Promise<string | null>
  /** The buyer pays on the page. */
  isPaid: (paymentId: string) => void
  /** What time does at the provider; asked before each charge. */
  timePasses: (providerId: string) => void
  /** The banks decide on what has waited for long enough. */
  decide: (paymentId: string) => void
  /** The customer leaves another card on the page that Billing led to; gives that page's status. */
  takeCard: (change: { page: string; providerId: string; card: Card }) => Promise<number>
  stop: () => Promise<void>
}

/** So long a bank thinks about a slow card. */
export const SLOW_MS = 2 * DAY_MS

const TEST_CARDS: Readonly<Record<Card, TestCard>> = {
  good: 'succeeds',
  declined: 'failsAtRenewal',
  slow: 'slow',
  'slow-declined': 'failsLater',
}

const PAY_PAGE = /\/payment\/.*$/

/** The reference service itself, behind a port as the services find it. */
export const referenceProvider = async (bench: Bench): Promise<Provider> => {
  const { webhookSecret } = bench.services.payment
  const port = await freePort()
  const server = await listen(bench.app, { port, host: '127.0.0.1' })
  const driver = referenceDriver({
    paymentServiceUrl: `http://127.0.0.1:${port}/payment`,
    payment: { webhookSecret },
    now: () => bench.clock.time,
  })
  const { newToken } = paymentCalls(() => bench)
  return {
    driver,
    newToken: () => newToken('succeeds'),
    // All of it by the clock of the services.
    isPaid: () => {},
    timePasses: () => {},
    decide: () => {},
    takeCard: async ({ page, card }) => {
      const [path = ''] = PAY_PAGE.exec(page) ?? []
      const { status } = await bench.call(path, {
        method: 'POST',
        body: new URLSearchParams(typedCard(TEST_CARDS[card])),
      })
      return status
    },
    stop: () => stopListening(server),
  }
}

const COURSES: Readonly<Record<Card, LaterCourse>> = {
  good: 'succeeds',
  declined: 'declined',
  slow: 'waits',
  'slow-declined': 'waits',
}

/** Each card that is left has other last digits. */
const FIRST_DIGITS = 1000

/** Stripe's driver with the server that stands in for Stripe's. */
export const stripeProvider = async ({ services, clock }: Bench): Promise<Provider> => {
  const api = await startStripeApi()
  const driver = stripeDriver(api.settings)
  const time = timeAt(api, services.now)
  const waiting = new Map<string, number>()
  const cards: Card[] = []
  const refuse = (paymentId: string) =>
    Object.assign(api.store.payment_intent.get(paymentId) ?? {}, {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined' },
    })
  return {
    driver,
    newToken: () => Promise.resolve(null),
    isPaid: (paymentId) => {
      api.buyer.pays(paymentId)
      time.begin(paymentId)
    },
    timePasses: time.passes,
    decide: (paymentId) => {
      const since = waiting.get(paymentId) ?? clock.time
      waiting.set(paymentId, since)
      if (clock.time - since < SLOW_MS) return
      if (cards.at(-1) === 'slow-declined') refuse(paymentId)
      else payIntent(api.store, paymentId)
    },
    takeCard: async ({ providerId, card }) => {
      cards.push(card)
      const methodToken = api.buyer.newMethod(COURSES[card])
      const last4 = `${FIRST_DIGITS + cards.length}`
      const other = { brand: 'visa', last4, exp_month: 4, exp_year: 2031, country: 'US' }
      Object.assign(api.store.payment_method.get(methodToken) ?? {}, { card: other })
      api.buyer.choosesMethod(providerId, methodToken)
      return 303
    },
    stop: () => api.stop(),
  }
}
