import { firstOver } from '#lib/limits/bucket.ts'
import { rateLimits, type LimitSettings } from '#lib/limits/rate-limits.ts'
import { networkOf } from '#lib/util/network-of.ts'

/** An office orders for a few people; more are tried by whoever wants to know who has a licence. In windows of seconds. */
const PAY_LIMITS = {
  people: { points: 10, seconds: 900 },
  /** Tries to pay for one of them: a card is mistyped a few times. */
  tries: { points: 10, seconds: 900 },
} as const

type PayAttempt = {
  /** The buyer's. */
  email: string
  /** Empty where no proxy vouches for one. */
  address: string
}

/** The seconds after which a visitor's network may pay for an e-mail address again, or nothing where it may now. */
export type LimitPay = (attempt: PayAttempt) => Promise<number | undefined>

type Options = LimitSettings & {
  limits?: Record<keyof typeof PAY_LIMITS, { points: number; seconds: number }>
}

/**
 * Limits for how many e-mail addresses a visitor's network pays, and how often for each: whoever types those of others can neither
 * go through a list of them nor come between their payments again and again. Keyed hashes only; nobody can use up what another
 * network has.
 */
export const payLimits = ({ limits = PAY_LIMITS, ...settings }: Options): LimitPay => {
  const { bucket, byNetwork, hashed, waitOf } = rateLimits(settings)
  const tries = bucket({ name: 'payTries', ...limits.tries })
  const people = byNetwork({ name: 'payPeople', ...limits.people })
  return async ({ email, address }) => {
    if (!address) return undefined
    const network = networkOf(address)
    const person = hashed(JSON.stringify([network, email.toLowerCase()]))
    const sent = await tries.take(person)
    const over = sent.isOver
      ? { ...sent, name: tries.name }
      : sent.isFirst && (await firstOver(people(address), 'take'))
    // Who was turned away has not paid for that person: the next try counts.
    if (over && sent.isFirst) await tries.forget(person)
    return waitOf(over || undefined, (limit) => ({ event: 'pay limited', limit }))
  }
}
