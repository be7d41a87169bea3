import { createHmac } from 'node:crypto'
import { CALL_LIMITS } from '#lib/config/constants.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { Log } from '#lib/util/log.ts'
import { networkOf } from '#lib/util/network-of.ts'
import { makeBucket } from './bucket.ts'
import type { MakeLimiter } from './limiters.ts'
import { logReached } from './log-reached.ts'

/** What a handler does that costs a call of an upstream service, or a line of the log. */
export type LimitedCall = keyof typeof CALL_LIMITS

/** The seconds after which a call may be made again, or nothing where it may be made now; the address is empty where no proxy vouches for one. */
export type LimitCall = (call: LimitedCall, address: string) => Promise<number | undefined>

type Options = {
  makeLimiter: MakeLimiter
  /** Keys the hashes that stand for networks (`HASH_KEY`). */
  hashKey: string
  log: Log
  limits?: Record<LimitedCall, { address: number; everybody: number }>
}

const EVERYBODY = 'everybody'

const MINUTE_S = 60

/** Limits how often a visitor's network makes each call in a minute, or everybody together where no address can be trusted; keeps keyed hashes only. */
export const callLimits = (options: Options): LimitCall => {
  const { makeLimiter, hashKey, log, limits = CALL_LIMITS } = options
  const hashed = (text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 22)
  const bucket = (name: string, points: number) =>
    makeBucket({ name, points, seconds: MINUTE_S }, makeLimiter)
  const buckets = new Map(
    keysOf(limits).map((call) => {
      const network = bucket(`${call}AddressMinute`, limits[call].address)
      return [
        call,
        { network, everybody: bucket(`${call}EverybodyMinute`, limits[call].everybody) },
      ]
    }),
  )

  return async (call, address) => {
    const { network, everybody } = buckets.get(call) ?? {}
    const taken = address
      ? await network?.take(hashed(networkOf(address)))
      : await everybody?.take(EVERYBODY)
    if (!taken?.isOver) return undefined
    logReached(log, { over: taken, line: { event: 'call limited', call } })
    return taken.waitS
  }
}
