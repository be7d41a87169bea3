import { firstOver, type Bucket, type LimitKey } from '#lib/limits/bucket.ts'
import type { RateLimit } from '#lib/limits/limiters.ts'
import { EVERYBODY, rateLimits, type LimitSettings } from '#lib/limits/rate-limits.ts'
import { keysOf } from '#lib/util/keys-of.ts'

/** The limits of sign-ups, in windows of seconds (architecture 8). */
const SIGN_UP_LIMITS = {
  /** A visitor who corrects and tries again stays below; more in a minute is a program. */
  emailMinute: { points: 5, seconds: 60 },
  emailDay: { points: 30, seconds: 86_400 },
  /** An office, a class or part of a mobile network has one address. */
  addressMinute: { points: 20, seconds: 60 },
  addressDay: { points: 200, seconds: 86_400 },
  /** All visitors together where no proxy vouches for their addresses: ten a second, more than a campaign brings. */
  everybodyMinute: { points: 600, seconds: 60 },
  /** Sends of one attempt under its key: above all retries of a browser, below a loop. */
  attemptMinute: { points: 20, seconds: 60 },
} as const

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

type Options = LimitSettings & { limits?: Limits }

const makeBuckets = (limits: Limits, bucket: (limit: RateLimit) => Bucket) => {
  const made = keysOf(limits).map((name) => [name, bucket({ name, ...limits[name] })])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the names themselves
  return Object.fromEntries(made) as Record<LimitName, Bucket>
}

/**
 * Limits sign-ups for each visitor's network and each e-mail address in a minute and a day, or for everybody
 * together where no address can be trusted (architecture 8). A send of an attempt that was counted already is not
 * counted again, so that retries lock nobody out. Neither address is kept, only keyed hashes of them.
 */
export const signUpLimits = ({ limits = SIGN_UP_LIMITS, ...settings }: Options): LimitSignUp => {
  const { bucket, byNetwork, hashed: hashedText, waitOf } = rateLimits(settings)
  const buckets = makeBuckets(limits, bucket)
  const ofNetwork = (['addressMinute', 'addressDay'] as const).map((name) =>
    byNetwork({ name, ...limits[name] }),
  )
  const hashed = (...parts: string[]) => hashedText(JSON.stringify(parts))

  const overOf = async ({ email, idempotencyKey, address }: SignUpAttempt) => {
    const person = hashed(email.toLowerCase())
    const attempt = hashed(email.toLowerCase(), idempotencyKey)
    const senders = address ? ofNetwork.flatMap((countedBy) => countedBy(address)) : []
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

  return async (attempt) =>
    waitOf(await overOf(attempt), (limit) => ({ event: 'sign-up limited', limit }))
}
