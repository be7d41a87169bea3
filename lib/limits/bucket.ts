import type { RateLimiterRes } from 'rate-limiter-flexible'
import type { MakeLimiter, RateLimit } from './limiters.ts'

/** The fill of a bucket for one key. */
type BucketState = {
  isFirst: boolean
  isOver: boolean
  /** The first time within the window. */
  isFirstOver: boolean
  /** Seconds until the window ends. */
  waitS: number
}

export type Bucket = {
  name: string
  /** Counts once more. */
  take: (key: string) => Promise<BucketState>
  /** Counts nothing. */
  look: (key: string) => Promise<BucketState>
  forget: (key: string) => Promise<void>
  /** Takes back one that was counted. */
  giveBack: (key: string) => Promise<void>
}

const EMPTY: BucketState = { isFirst: true, isOver: false, isFirstOver: false, waitS: 0 }

/** A limit with its counter; one that is over stays over until its window ends. */
export const makeBucket = (limit: RateLimit, makeLimiter: MakeLimiter): Bucket => {
  const limiter = makeLimiter(limit)
  const fill = ({ consumedPoints, msBeforeNext }: RateLimiterRes): BucketState => ({
    isFirst: consumedPoints === 1,
    isOver: consumedPoints > limit.points,
    isFirstOver: consumedPoints === limit.points + 1,
    waitS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
  return {
    name: limit.name,
    take: async (key) => fill(await limiter.penalty(key)),
    look: async (key) => {
      const counted = await limiter.get(key)
      return counted ? fill(counted) : EMPTY
    },
    forget: async (key) => {
      await limiter.delete(key)
    },
    giveBack: async (key) => {
      await limiter.reward(key)
    },
  }
}

/** A bucket and what it counts by. */
export type LimitKey = readonly [Bucket, string]

/** The state of a bucket that is over its limit. */
export type Over = BucketState & { name: string }

/** The first bucket that is over, if any. One after the other: what a full bucket turns away must not fill the next one. */
export const firstOver = async (
  counted: readonly LimitKey[],
  ask: 'take' | 'look',
): Promise<Over | undefined> => {
  for (const [bucket, key] of counted) {
    const fill = await bucket[ask](key)
    if (fill.isOver) return { name: bucket.name, ...fill }
  }
  return undefined
}
