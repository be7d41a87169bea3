import type { Redis } from 'ioredis'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { memoryLimiters, redisLimiters, type MakeLimiter } from '#lib/limits/limiters.ts'
import type { LimitNetwork } from '#lib/limits/rate-limits.ts'
import type { Log } from '#lib/util/log.ts'
import { callLimits, type LimitCall } from './call-limits.ts'
import { feedbackLimits } from './feedback-limits.ts'
import { payLimits, type LimitPay } from './pay-limits.ts'
import { signUpLimits, type LimitSignUp } from './sign-up-limits.ts'

type Store = {
  /** Redis where it is set, else the memory of this process. */
  redisUrl: string | undefined
  hashKey: string
  log: Log
}

/** The limits of what strangers may cause. */
export type Limits = {
  /** Seconds to wait for a sign-up that comes too often (architecture 8). */
  limitSignUp: LimitSignUp
  /** Seconds to wait for what costs an upstream call and comes too often. */
  limitCall: LimitCall
  /** Seconds to wait for a buyer who pays for too many addresses, or for one too often. */
  limitPay: LimitPay
  /** Seconds to wait for feedback that comes too often. */
  limitFeedback: LimitNetwork
  /** Seconds to wait for messages to the help that come too often. */
  limitMessages: LimitNetwork
  /** Seconds to wait for messages of the contact page that come too often. */
  limitContact: LimitNetwork
  /** Seconds to wait for answers of the uninstall page that come too often. */
  limitUninstall: LimitNetwork
  /** Seconds to wait for cancellations and withdrawals that come too often. */
  limitLeaving: LimitNetwork
  /** The state of the store that processes share; nothing where each process counts for itself. */
  limitStore: () => Promise<'up' | 'down' | undefined>
}

const made = new Map<string, Promise<Limits>>()

const stateOf = ({ status }: Redis) => (status === 'ready' ? 'up' : 'down')

const make = async ({ redisUrl, hashKey, log }: Store): Promise<Limits> => {
  const client = redisUrl ? await connectRedis({ url: redisUrl, log }) : undefined
  const makeLimiter: MakeLimiter = client ? redisLimiters(client) : memoryLimiters
  const options = { makeLimiter, hashKey, log }
  return {
    limitSignUp: signUpLimits(options),
    limitCall: callLimits(options),
    limitPay: payLimits(options),
    limitFeedback: feedbackLimits(options),
    limitMessages: feedbackLimits({ ...options, kind: 'messages' }),
    limitContact: feedbackLimits({ ...options, kind: 'contact' }),
    limitUninstall: feedbackLimits({ ...options, kind: 'uninstall' }),
    limitLeaving: feedbackLimits({ ...options, kind: 'leaving' }),
    limitStore: () => Promise.resolve(client && stateOf(client)),
  }
}

const limitsOf = (store: Store): Promise<Limits> => {
  const key = store.redisUrl ?? ''
  const known = made.get(key)
  if (known) return known
  const limits = make(store)
  made.set(key, limits)
  // A failure is not kept: the next one who asks tries again.
  limits.catch((_failure: unknown) => made.delete(key))
  return limits
}

/** The limits of this process, made and connected when the first of them is asked. */
export const processLimits = (store: Store): Limits => ({
  limitSignUp: async (attempt) => (await limitsOf(store)).limitSignUp(attempt),
  limitCall: async (call, address) => (await limitsOf(store)).limitCall(call, address),
  limitPay: async (attempt) => (await limitsOf(store)).limitPay(attempt),
  limitFeedback: async (address) => (await limitsOf(store)).limitFeedback(address),
  limitMessages: async (address) => (await limitsOf(store)).limitMessages(address),
  limitContact: async (address) => (await limitsOf(store)).limitContact(address),
  limitUninstall: async (address) => (await limitsOf(store)).limitUninstall(address),
  limitLeaving: async (address) => (await limitsOf(store)).limitLeaving(address),
  limitStore: async () => (await limitsOf(store)).limitStore(),
})
