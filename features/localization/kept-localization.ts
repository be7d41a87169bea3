import type { Regime } from '#features/consent/consent-rules.ts'
import { isObject } from '#lib/util/is-object.ts'
import { parseJson } from '#lib/util/parse-json.ts'

/**
 * Records of version 1, which bore no number, took an unknown country for the United States and its rule on cookies;
 * those of version 2 knew no telephones.
 */
export const KEPT_VERSION = 3

/** The part of the localization record that `b_localization` keeps (S2 §3), small and without the address. */
export type KeptLocalization = {
  /** The version of the rule that wrote it; the browser accepts no other. */
  version: typeof KEPT_VERSION
  countryCode: string
  region?: string | undefined
  currencyCode: string
  currencySymbol?: string | undefined
  /** Telephones of the owner's for that country, where they are not those that every page shows. */
  servicePhone?: string | undefined
  customerServiceNumber?: string | undefined
  /** The rule on cookies that holds there. */
  regime: Regime
  /** The geo service could not be asked: ask again (S2 §4). */
  isFallback?: true
}

/** The record of the United States under the stricter rule: a service was asked and knows no country (S2 §3, §9). */
export const UNKNOWN_LOCALIZATION: KeptLocalization = {
  version: KEPT_VERSION,
  countryCode: 'US',
  currencyCode: 'USD',
  regime: 'opt-in',
}

/** The same while nobody could be asked where a visitor is. */
export const FALLBACK_LOCALIZATION: KeptLocalization = { ...UNKNOWN_LOCALIZATION, isFallback: true }

/** What a cookie keeps; what its fields hold is unproven. */
type Found = Readonly<Partial<Record<keyof KeptLocalization, unknown>>>

/** What a text of `b_localization` says of a visitor's place; nothing where it is missing, damaged, or a guess (S2 §4). */
export const readKept = (text: string | undefined): Found | undefined => {
  const kept = text === undefined ? undefined : parseJson(text)
  return isObject(kept) && kept.isFallback !== true ? kept : undefined
}

/** Tells whether a place stands in for one that nobody knows: the United States under a rule that does not hold there. */
export const isUnknownPlace = ({ countryCode, regime }: Found): boolean =>
  countryCode === UNKNOWN_LOCALIZATION.countryCode && regime === UNKNOWN_LOCALIZATION.regime
