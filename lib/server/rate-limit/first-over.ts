import type { Bucket, BucketState } from './bucket.ts'

/** A bucket and what it counts by. */
export type LimitKey = readonly [Bucket, string]

/** The first bucket that is over, if any. One after the other: what a full bucket turns away must not fill the next one. */
export const firstOver = async (counted: readonly LimitKey[], ask: 'take' | 'look') => {
  for (const [bucket, key] of counted) {
    const fill: BucketState = await bucket[ask](key)
    if (fill.isOver) return { name: bucket.name, ...fill }
  }
  return undefined
}
