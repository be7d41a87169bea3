import { createHmac } from 'node:crypto'
import { EVENT_LIMITS } from '#lib/config/constants.ts'
import { networkOf } from '#lib/util/network-of.ts'
import { makeBucket } from './bucket.ts'
import type { MakeLimiter } from './limiters.ts'

/** The seconds after which events may be sent again, or nothing where they are taken; the address is empty where no proxy vouches for one. */
export type LimitEvents = (address: string) => Promise<number | undefined>

type Options = {
  makeLimiter: MakeLimiter
  /** Keys the hashes that stand for networks (`HASH_KEY`). */
  hashKey: string
  limits?: Record<keyof typeof EVENT_LIMITS, { points: number; seconds: number }>
}

const EVERYBODY = 'everybody'

/** Limits how often events come from a visitor's network in a minute, or from everybody together where no address can be trusted. */
export const eventLimits = ({
  makeLimiter,
  hashKey,
  limits = EVENT_LIMITS,
}: Options): LimitEvents => {
  const { eventsAddressMinute, eventsEverybodyMinute } = limits
  const network = makeBucket({ name: 'eventsAddressMinute', ...eventsAddressMinute }, makeLimiter)
  const everybody = makeBucket(
    { name: 'eventsEverybodyMinute', ...eventsEverybodyMinute },
    makeLimiter,
  )
  const hashed = (text: string) => createHmac('sha256', hashKey).update(text).digest('base64url')
  return async (address) => {
    const { isOver, waitS } = address
      ? await network.take(hashed(networkOf(address)))
      : await everybody.take(EVERYBODY)
    return isOver ? waitS : undefined
  }
}
