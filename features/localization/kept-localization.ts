import type { Regime } from '#features/consent/consent-rules.ts'

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
