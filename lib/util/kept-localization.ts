import type { Regime } from './consent-rules.ts'

/** What `b_localization` keeps of the localization record (S2 §3), small and without the address. */
export type KeptLocalization = {
  countryCode: string
  region?: string | undefined
  currencyCode: string
  currencySymbol?: string | undefined
  /** Which rule on cookies holds there. */
  regime: Regime
  /** Stands in for a record that is not known yet: ask again (S2 §4). */
  isFallback?: true
}

/** The record of the United States, which stands in while nobody knows where a visitor is (S2 §3, §9). */
export const FALLBACK_LOCALIZATION: KeptLocalization = {
  countryCode: 'US',
  currencyCode: 'USD',
  regime: 'opt-in',
  isFallback: true,
}
