import { createHmac } from 'node:crypto'
import { FEEDBACK_LIMITS } from '#lib/config/constants.ts'
import type { Log } from '#lib/util/log.ts'
import { networkOf } from '#lib/util/network-of.ts'
import { makeBucket } from './bucket.ts'
import { firstOver } from './first-over.ts'
import type { MakeLimiter } from './limiters.ts'
import { logReached } from './log-reached.ts'

/** The seconds after which somebody at an address may write again, or nothing where he may now; an empty address is nobody's. */
export type LimitFeedback = (address: string) => Promise<number | undefined>

type Options = {
  makeLimiter: MakeLimiter
  hashKey: string
  log: Log
  /** What is written: each is counted for itself. */
  kind?: 'feedback' | 'messages' | 'contact' | 'uninstall'
}

const EVERYBODY = 'everybody'

/** Limits what visitors write for each visitor's network, or for everybody together where no address can be trusted; keeps keyed hashes only. */
export const feedbackLimits = ({
  makeLimiter,
  hashKey,
  log,
  kind = 'feedback',
}: Options): LimitFeedback => {
  const bucket = (name: keyof typeof FEEDBACK_LIMITS) =>
    makeBucket({ name: `${kind}-${name}`, ...FEEDBACK_LIMITS[name] }, makeLimiter)
  const minute = bucket('addressMinute')
  const day = bucket('addressDay')
  const everybody = bucket('everybodyMinute')
  const hashed = (text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 22)

  return async (address) => {
    const network = address && hashed(networkOf(address))
    const over = await firstOver(
      network
        ? [
            [minute, network],
            [day, network],
          ]
        : [[everybody, EVERYBODY]],
      'take',
    )
    if (!over) return undefined
    logReached(log, { over, line: { event: `${kind} limited`, limit: over.name } })
    return over.waitS
  }
}
