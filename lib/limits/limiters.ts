import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

/** The number of times that something may happen within a fixed window. */
export type RateLimit = {
  /** Counted apart from every other limit. */
  name: string
  points: number
  seconds: number
}

/** Makes the counter of a limit in one kind of store. */
export type MakeLimiter = (limit: RateLimit) => RateLimiterAbstract

/** Counts in this process. */
export const memoryLimiters: MakeLimiter = ({ name, points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Counts in Redis, which several processes share; in this process while Redis is away. */
export const redisLimiters =
  (client: Redis): MakeLimiter =>
  (limit) =>
    new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `bib-limit:${limit.name}`,
      points: limit.points,
      duration: limit.seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memoryLimiters(limit),
    })
