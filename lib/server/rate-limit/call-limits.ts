import { CALL_LIMITS } from '#lib/config/constants.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { rateLimits, type LimitSettings } from './rate-limits.ts'

/** What a handler does that costs a call of an upstream service, or a line of the log. */
export type LimitedCall = keyof typeof CALL_LIMITS

/** The seconds after which a call may be made again, or nothing where it may be made now; the address is empty where no proxy vouches for one. */
export type LimitCall = (call: LimitedCall, address: string) => Promise<number | undefined>

type Options = LimitSettings & {
  limits?: Record<LimitedCall, { address: number; everybody: number }>
}

const MINUTE_S = 60

const perMinute = (name: string, points: number) => ({ name, points, seconds: MINUTE_S })

/** Limits how often a visitor's network makes each call in a minute, or everybody together where no address can be trusted. */
export const callLimits = ({ limits = CALL_LIMITS, ...settings }: Options): LimitCall => {
  const { network } = rateLimits(settings)
  const byCall = new Map(
    keysOf(limits).map((call) => {
      const { address, everybody } = limits[call]
      const limit = network({
        ofNetwork: [perMinute(`${call}AddressMinute`, address)],
        ofEverybody: perMinute(`${call}EverybodyMinute`, everybody),
        lineOf: () => ({ event: 'call limited', call }),
      })
      return [call, limit]
    }),
  )
  return async (call, address) => byCall.get(call)?.(address)
}
