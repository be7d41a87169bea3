import { isDeepStrictEqual } from 'node:util'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import type { AttemptRequest } from '#features/checkout/purchase-contract.ts'
import type { RenewalCharge, RenewalOutcome } from '#features/checkout/subscription-contract.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { ChargeOutcome } from '#services/purchase/take-attempt-outcome.ts'
import { awayProvider } from '../../support/away-provider.ts'

/** What a provider does with a charge, and what the network does with the answer. */
export type Course = {
  state: 'succeeded' | 'failed' | 'pending'
  /** `before`: nothing arrives; `after`: the charge is made, and nobody hears of it; `refused`: for good. */
  lost?: 'before' | 'after' | 'refused'
}

type Taken = { id: string; total: number }

/** A provider as the years of subscribers need it. */
export type Provider = {
  /** What the services are given. */
  driver: PaymentDriver
  course: () => Course
  /** The card on file of every subscription. */
  card: string
  /** Charges by their keys. */
  seen: Map<string, ChargeSeen>
  /** Subscriptions that nothing is kept for any more. */
  ended: Set<string>
  /** Given back of payments, by their ids. */
  givenBack: Map<string, number>
  /** What a sound caller never does. */
  faults: string[]
  /** The first payment of a buyer, as its outcome has it. */
  firstPayment: (first: { key: string; attempt: AttemptRequest }) => Promise<Partial<ChargeOutcome>>
  /** The bank decides on a charge that was pending. */
  decide: (one: ChargeSeen, state: 'succeeded' | 'failed') => Promise<void>
  /** Money that was taken after the first payment of a subscription. */
  taken: (providerId: string) => Taken[]
  stop: () => Promise<void>
}

export type ChargeSeen = { charge: RenewalCharge; at: Date; outcome: RenewalOutcome }

const failure = (status: 503 | 409 | 404) =>
  new UpstreamError({
    upstream: 'payment',
    fault: status === 503 ? 'failed' : 'refused',
    status,
    ms: 0,
  })

/** Nobody hears of what follows, or of what was done. */
const lostBy = ({ lost }: Course, when: NonNullable<Course['lost']>) => {
  if (lost === when) throw failure(503)
}

const begun = (charge: RenewalCharge, { state }: Course): RenewalOutcome => ({
  key: charge.key,
  paymentId: `pay_${charge.key}`,
  state,
  reason: state === 'failed' ? 'declined' : null,
  total: charge.total,
  currency: charge.currency,
})

/** A payment that was made in the browser. */
const FIRST: Omit<RenewalOutcome, 'paymentId'> = {
  key: 'first',
  state: 'succeeded',
  reason: null,
  total: 0,
  currency: 'USD',
}

/** A provider that is as strict as the contract: known charges alone, one for a key, none for a subscription that was ended, nothing given back twice. */
export const startProvider = ({ now }: { now: () => Date }): Provider => {
  const seen = new Map<string, ChargeSeen>()
  const ended = new Set<string>()
  const givenBack = new Map<string, number>()
  const keysOfRefunds = new Map<string, number>()
  const faults: string[] = []
  const provider = { course: (): Course => ({ state: 'succeeded' }), card: 'Visa 4242' }

  const charge: PaymentDriver['subscription']['charge'] = async (wanted) => {
    const course = provider.course()
    lostBy(course, 'before')
    const known = seen.get(wanted.key)
    if (known && !isDeepStrictEqual(known.charge, wanted)) faults.push(`another ${wanted.key}`)
    if (!known && course.lost === 'refused') throw failure(409)
    if (!known && ended.has(wanted.providerId)) faults.push(`${wanted.key} after the end`)
    const { outcome } = known ?? { outcome: begun(wanted, course) }
    if (!known) seen.set(wanted.key, { charge: wanted, at: now(), outcome })
    lostBy(course, 'after')
    return { ...outcome }
  }

  const findSeen = (paymentId: string) => {
    const found = [...seen.values()].find(({ outcome }) => outcome.paymentId === paymentId)
    if (!found) throw failure(404)
    return found
  }

  const retrieve: PaymentDriver['retrieve'] = async (paymentId) => {
    lostBy(provider.course(), 'before')
    const known = [...seen.values()].find(({ outcome }) => outcome.paymentId === paymentId)
    const { key, state, reason, total, currency } = known?.outcome ?? FIRST
    return {
      paymentId,
      key,
      subscriptionId: null,
      state,
      reason,
      actionUrl: null,
      clientSecret: null,
      amount: { amount: total, currency },
      refunded: givenBack.get(paymentId) ?? 0,
    }
  }

  const refund: PaymentDriver['refund'] = async ({ paymentId, key, amount }) => {
    const course = provider.course()
    lostBy(course, 'before')
    if (!keysOfRefunds.has(key)) {
      keysOfRefunds.set(key, amount)
      givenBack.set(paymentId, (givenBack.get(paymentId) ?? 0) + amount)
    }
    lostBy(course, 'after')
    return { refundId: `re_${key}`, refunded: givenBack.get(paymentId) ?? 0 }
  }

  const end = async (providerId: string) => {
    if (provider.course().lost) throw failure(503)
    ended.add(providerId)
  }

  const retrieveCharge = async (paymentId: string) => ({ ...findSeen(paymentId).outcome })

  return Object.assign(provider, {
    driver: {
      ...awayProvider,
      retrieve,
      refund,
      subscription: {
        ...awayProvider.subscription,
        charge,
        retrieveCharge,
        end,
        method: async () => ({ label: provider.card, expires: null }),
      },
    },
    seen,
    ended,
    givenBack,
    faults,
    stop: () => Promise.resolve(),
    firstPayment: async () => ({}),
    decide: async ({ outcome }: ChargeSeen, state: 'succeeded' | 'failed') => {
      outcome.state = state
      outcome.reason = state === 'failed' ? 'declined' : null
    },
    taken: (providerId: string) =>
      [...seen.values()]
        .filter(
          ({ charge: { providerId: own }, outcome }) =>
            own === providerId && outcome.state === 'succeeded',
        )
        .map(({ outcome }) => ({ id: outcome.paymentId, total: outcome.total })),
  })
}
