import { CARRIED_TRANSACTION } from '#features/affiliate/affiliate-click.ts'
import { declinesAttribution } from '#features/consent/declines-attribution.ts'
import { adArrivalOf, type AdArrival } from '#features/conversions/ad-arrival.ts'
import { shownArms } from '#features/experiments/arms-cookie.ts'
import type { ShownArms } from '#features/experiments/shown-arms.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'

type Wish = Pick<SignUpRequest, 'trafficSource' | 'firstTouch'>

type Attribution = {
  source?: TrafficSource | undefined
  /** The first source, where it was another one. */
  firstTouch?: TrafficSource | undefined
  /** The affiliate network's name for the click. */
  transaction?: string | undefined
  /** The arms of experiments that were shown. */
  experiments?: ShownArms | undefined
  /** The advertisement, where its platform may be told. */
  adArrival?: AdArrival | undefined
}

const isKnown = (record: TrafficSource | undefined) =>
  record !== undefined && Object.keys(record).length > 0

/**
 * The attribution of an account (S2 §3): its source, the affiliate's click or the advertisement, and the arms of experiments that were
 * shown, as an account and its count may keep them: nothing once visitor or browser has declined (docs/decisions/020).
 */
export const accountAttribution = (
  { trafficSource, firstTouch }: Wish,
  headers: Headers,
): Attribution => {
  const choice = cookieIn(headers, 'choice')
  if (declinesAttribution({ choice, privacyControl: headers.get('sec-gpc') })) return {}
  const experiments = shownArms(cookieIn(headers, 'experiments'))
  const adArrival = adArrivalOf({ headers, cookieOf: (key) => cookieIn(headers, key) })
  const id = cookieIn(headers, 'affiliateTransaction') ?? ''
  return {
    ...(isKnown(trafficSource) && { source: trafficSource }),
    ...(isKnown(firstTouch) && { firstTouch }),
    ...(CARRIED_TRANSACTION.test(id) && { transaction: id }),
    ...(experiments && { experiments }),
    ...(adArrival && { adArrival }),
  }
}
