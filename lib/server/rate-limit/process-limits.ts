import type { Log } from '#lib/util/log.ts'
import { connectRedis } from './connect-redis.ts'
import { eventLimits, type LimitEvents } from './event-limits.ts'
import { memoryLimiters, redisLimiters } from './limiters.ts'
import { signUpLimits, type LimitSignUp } from './sign-up-limits.ts'

type Store = {
  /** Redis where it is set, else the memory of this process. */
  redisUrl: string | undefined
  hashKey: string
  log: Log
}

type Limits = { limitSignUp: LimitSignUp; limitEvents: LimitEvents }

const made = new Map<string, Promise<Limits>>()

const make = async ({ redisUrl, hashKey, log }: Store): Promise<Limits> => {
  const makeLimiter = redisUrl
    ? redisLimiters(await connectRedis({ url: redisUrl, log }))
    : memoryLimiters
  return {
    limitSignUp: signUpLimits({ makeLimiter, hashKey, log }),
    limitEvents: eventLimits({ makeLimiter, hashKey }),
  }
}

const limitsOf = (store: Store): Promise<Limits> => {
  const key = store.redisUrl ?? ''
  const known = made.get(key)
  if (known) return known
  const limits = make(store)
  made.set(key, limits)
  // A failure is not kept: the next request tries again.
  limits.catch((_failure: unknown) => made.delete(key))
  return limits
}

/** The limits of this process, made and connected when the first request comes that they count. */
export const processLimits = (store: Store): Limits => ({
  limitSignUp: async (attempt) => {
    const { limitSignUp } = await limitsOf(store)
    return limitSignUp(attempt)
  },
  limitEvents: async (address) => {
    const { limitEvents } = await limitsOf(store)
    return limitEvents(address)
  },
})
