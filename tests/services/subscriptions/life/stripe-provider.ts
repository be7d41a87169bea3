import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import type { RenewalCharge, RenewalOutcome } from '#features/checkout/subscription-contract.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { chargeRequest } from '../../../features/checkout/charge-request.ts'
import { payIntent, type LaterCourse } from '../../../support/stripe-api/store.ts'
import { startStripeApi } from '../../../support/stripe-api/stripe-api.ts'
import { awayProvider } from '../../support/away-provider.ts'
import type { Bench } from '../../support/bench.ts'
import type { ChargeSeen, Course, Provider } from './provider-stub.ts'
import { DAY_MS } from './subscriber.ts'

const METHODS: Readonly<Record<Course['state'], LaterCourse>> = {
  succeeded: 'succeeds',
  failed: 'declined',
  pending: 'waits',
}

const YEAR_MS = 365 * DAY_MS

type Api = Awaited<ReturnType<typeof startStripeApi>>

/** What time does at Stripe: it forgets keys in a day, and ends a subscription with its first year. */
export const timeAt = ({ buyer, forgetKeys, store }: Api, now: () => Date) => {
  const begun = new Map<string, number>()
  let forgotten = now().getTime()
  return {
    begin: (id: string) => void begun.set(id, now().getTime()),
    passes: (id: string) => {
      const time = now().getTime()
      if (time - forgotten >= DAY_MS) {
        forgetKeys()
        forgotten = time
      }
      const isOver = time - (begun.get(id) ?? Infinity) >= YEAR_MS
      if (isOver && store.subscription.get(id)?.status === 'active') buyer.yearPasses(id)
    },
  }
}

/** Stripe's payments of our own for a subscription, as the account has them. */
const takenAt = ({ store }: Api, providerId: string) =>
  [...store.payment_intent.values()]
    .filter(
      ({ status, metadata }) => status === 'succeeded' && metadata.subscription === providerId,
    )
    .map(({ id, amount }) => ({ id, total: amount }))

/** Stripe's driver, on a server that speaks Stripe's API. */
export const startStripeProvider = async (bench: Bench): Promise<Provider> => {
  const { now } = bench.services
  const api = await startStripeApi()
  const stripe = stripeDriver(api.settings)
  const time = timeAt(api, now)
  const [seen, ended] = [new Map<string, ChargeSeen>(), new Set<string>()]
  const [givenBack, faults]: [Map<string, number>, string[]] = [new Map(), []]
  const provider = { course: (): Course => ({ state: 'succeeded' }), card: '' }

  const note = (charge: RenewalCharge, outcome: RenewalOutcome) => {
    seen.set(charge.key, { charge, at: seen.get(charge.key)?.at ?? now(), outcome })
  }

  const begin = (charge: RenewalCharge, { state }: Course) => {
    time.passes(charge.providerId)
    if (!seen.has(charge.key)) api.buyer.leavesMethod(charge.providerId, METHODS[state])
  }

  /** A call that may be lost on its way, or whose answer may. */
  const lossy = async <Answer>(
    call: (course: Course) => Promise<Answer>,
    name: string,
  ): Promise<Answer> => {
    const course = provider.course()
    const away = () =>
      new UpstreamError({ upstream: 'payment', fault: 'failed', status: 503, ms: 0 })
    if (course.lost === 'before') throw away()
    if (course.lost === 'refused') {
      throw new UpstreamError({ upstream: 'payment', fault: 'refused', status: 422, ms: 0 })
    }
    try {
      const answer = await call(course)
      if (course.lost === 'after') throw away()
      return answer
    } catch (error) {
      if (course.lost !== 'after') faults.push(`${name}: ${String(error)}`)
      throw error
    }
  }

  const driver: PaymentDriver = {
    ...stripe,
    // What a buyer's form is of is no matter here.
    name: 'reference',
    // What a buyer does in the browser is told by the test.
    start: awayProvider.start,
    end: awayProvider.end,
    refund: (wanted, signal) =>
      lossy(async () => {
        const given = await stripe.refund(wanted, signal)
        givenBack.set(wanted.paymentId, given.refunded)
        return given
      }, 'refund'),
    subscription: {
      ...stripe.subscription,
      charge: (charge, signal) =>
        lossy(async (course) => {
          begin(charge, course)
          const outcome = await stripe.subscription.charge(charge, signal)
          note(charge, outcome)
          return outcome
        }, 'charge'),
      end: (providerId, signal) =>
        lossy(async () => {
          await stripe.subscription.end(providerId, signal)
          ended.add(providerId)
        }, 'end'),
    },
  }

  return Object.assign(provider, {
    driver,
    seen,
    ended,
    givenBack,
    faults,
    taken: (providerId: string) => takenAt(api, providerId),
    firstPayment: async ({ key, attempt }: Parameters<Provider['firstPayment']>[0]) => {
      const { total: amount, quote, buyer } = attempt
      const request = chargeRequest({ key, amount, currency: quote.currency, email: buyer.email })
      const { paymentId } = await stripe.start(request, AbortSignal.timeout(8000))
      api.buyer.pays(paymentId)
      time.begin(paymentId)
      return { paymentId, subscriptionId: paymentId }
    },
    decide: async (one: ChargeSeen, state: 'succeeded' | 'failed') => {
      const { paymentId } = one.outcome
      const intent = api.store.payment_intent.get(paymentId)
      if (state === 'succeeded') payIntent(api.store, paymentId)
      else {
        Object.assign(intent ?? {}, {
          status: 'requires_payment_method',
          last_payment_error: { type: 'card_error', code: 'card_declined' },
        })
      }
      one.outcome = await stripe.subscription.retrieveCharge(paymentId, AbortSignal.timeout(8000))
    },
    stop: async () => {
      await api.stop()
    },
  })
}
