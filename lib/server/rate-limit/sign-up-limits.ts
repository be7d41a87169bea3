import { createHmac } from 'node:crypto'
import { SIGN_UP_LIMITS } from '#lib/config/constants.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { Log } from '#lib/util/log.ts'
import { networkOf } from '#lib/util/network-of.ts'
import { makeBucket, type Bucket } from './bucket.ts'
import { firstOver, type LimitKey } from './first-over.ts'
import type { MakeLimiter } from './limiters.ts'
import { logReached } from './log-reached.ts'

export type SignUpAttempt = {
  email: string
  /** The same for every send of one attempt (architecture 9). */
  idempotencyKey: string
  /** Empty where no proxy vouches for one. */
  address: string
}

/** The seconds after which a sign-up may be tried again, or nothing where it may go on. */
export type LimitSignUp = (attempt: SignUpAttempt) => Promise<number | undefined>

type LimitName = keyof typeof SIGN_UP_LIMITS

type Limits = Record<LimitName, { points: number; seconds: number }>

type Options = {
  makeLimiter: MakeLimiter
  /** Keys the hashes that stand for addresses (`HASH_KEY`). */
  hashKey: string
  log: Log
  limits?: Limits
}

const EVERYBODY = 'everybody'

const makeBuckets = ({ makeLimiter, limits = SIGN_UP_LIMITS }: Options) => {
  const made = keysOf(limits).map((name) => [
    name,
    makeBucket({ name, ...limits[name] }, makeLimiter),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the names themselves
  return Object.fromEntries(made) as Record<LimitName, Bucket>
}

/**
 * Limits sign-ups for each visitor's network and each e-mail address in a minute and a day, or for everybody
 * together where no address can be trusted (architecture 8). A send of an attempt that was counted already is not
 * counted again, so that retries lock nobody out. Neither address is kept, only keyed hashes of them.
 */
export const signUpLimits = (options: Options): LimitSignUp => {
  const { hashKey, log } = options
  const buckets = makeBuckets(options)
  const hashed = (...parts: string[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

  const overOf = async ({ email, idempotencyKey, address }: SignUpAttempt) => {
    const person = hashed(email.toLowerCase())
    const network = hashed(networkOf(address))
    const attempt = hashed(email.toLowerCase(), idempotencyKey)
    const senders: LimitKey[] = address
      ? [
          [buckets.addressMinute, network],
          [buckets.addressDay, network],
        ]
      : []
    const people: LimitKey[] = [
      [buckets.emailMinute, person],
      [buckets.emailDay, person],
    ]
    if (!address) {
      const flood = await firstOver([[buckets.everybodyMinute, EVERYBODY]], 'take')
      if (flood) return flood
    }
    const sent = await buckets.attemptMinute.take(attempt)
    if (sent.isOver) return { name: buckets.attemptMinute.name, ...sent }
    const over = await firstOver([...senders, ...people], sent.isFirst ? 'take' : 'look')
    // An attempt that was turned away has not been let through once: its next send counts.
    if (over && sent.isFirst) await buckets.attemptMinute.forget(attempt)
    return over
  }

  return async (attempt) => {
    const over = await overOf(attempt)
    if (!over) return undefined
    logReached(log, { over, line: { event: 'sign-up limited', limit: over.name } })
    return over.waitS
  }
}
