import type { Log } from '#lib/util/log.ts'
import { connectRedis } from './connect-redis.ts'
import { memoryLimiters, redisLimiters } from './limiters.ts'
import { signUpLimits, type LimitSignUp } from './sign-up-limits.ts'

type Store = {
  /** Redis where it is set, else the memory of this process. */
  redisUrl: string | undefined
  hashKey: string
  log: Log
}

const made = new Map<string, Promise<LimitSignUp>>()

const make = async ({ redisUrl, hashKey, log }: Store): Promise<LimitSignUp> => {
  const makeLimiter = redisUrl
    ? redisLimiters(await connectRedis({ url: redisUrl, log }))
    : memoryLimiters
  return signUpLimits({ makeLimiter, hashKey, log })
}

const limitsOf = (store: Store): Promise<LimitSignUp> => {
  const key = store.redisUrl ?? ''
  const known = made.get(key)
  if (known) return known
  const limits = make(store)
  made.set(key, limits)
  // A failure is not kept: the next sign-up tries again.
  limits.catch((_failure: unknown) => made.delete(key))
  return limits
}

/** The limits of this process, made and connected when the first sign-up comes. */
export const processLimits =
  (store: Store): LimitSignUp =>
  async (attempt) => {
    const limit = await limitsOf(store)
    return limit(attempt)
  }
