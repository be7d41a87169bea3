import { rateLimits, type LimitSettings } from '#lib/limits/rate-limits.ts'
import { keysOf } from '#lib/util/keys-of.ts'

/**
 * The number of times within a minute that a handler may call an upstream service, write a line of the log, or count: from one address,
 * which an office or part of a mobile network shares, and for everybody together where no proxy vouches for addresses.
 */
export const CALL_LIMITS = {
  /** A visitor sends a few for each page. */
  events: { address: 240, everybody: 6000 },
  /** The measures of a page view, sent once when the page is left. */
  vitals: { address: 120, everybody: 6000 },
  /** Searches that the site does not know the answer of; a page makes one at most. */
  documents: { address: 120, everybody: 3000 },
  /** Previews that neither browser nor shared cache holds; a page shows a dozen. */
  thumbnails: { address: 1200, everybody: 12_000 },
  /** A browser asks once a month. */
  localization: { address: 240, everybody: 6000 },
  /** Sign-ups that leave a line in the log because no form of ours sends them; more are refused in silence. */
  refusedSignUp: { address: 30, everybody: 300 },
  /** Each page of a signed-in visitor. */
  session: { address: 600, everybody: 6000 },
  /** Each way of a signed-in visitor into the web app. */
  handOff: { address: 240, everybody: 3000 },
  /** Plans chosen, and places for which a buyer asks the total. */
  quote: { address: 120, everybody: 3000 },
  /** Tries to pay; a card is mistyped a few times, a stolen one is tried hundreds. */
  pay: { address: 15, everybody: 600 },
  /** Questions of a page whose payment is being processed, each two seconds. */
  paymentStatus: { address: 300, everybody: 6000 },
  /** Orders, packages and receipts that are looked up: fewer than somebody who tries numbers needs. */
  order: { address: 30, everybody: 600 },
  /** Messages of a payment provider. */
  paymentWebhook: { address: 600, everybody: 6000 },
  /** Arrivals by an affiliate's link, and what page script tells again. */
  affiliateClick: { address: 120, everybody: 3000 },
  /** Lines of the log about clicks that the affiliate network did not take. */
  failedAffiliateClick: { address: 5, everybody: 30 },
} as const

/** An act of a handler that costs a call of an upstream service, or a line of the log. */
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
