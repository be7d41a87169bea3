/** The rule on storing: with a choice first, or until there is one against it, by the country of the visitor (architecture 22). */
export type Regime = 'opt-in' | 'opt-out'

/** The visitor's answer; `user-cookies` keeps it as 1 and 0 (S2 §3). */
export type Choice = 'accepted' | 'declined'

/** The visitor's consent as far as it is known; no choice yet is `null`. */
export type Consent = { regime: Regime; choice: Choice | null }

/** Whoever said nothing, where the law is not known either. */
export const UNKNOWN_CONSENT: Consent = { regime: 'opt-in', choice: null }

/** True if traffic source and affiliate click may be stored; otherwise they stay in the page's memory. */
export const mayAttribute = ({ regime, choice }: Consent): boolean =>
  choice === 'accepted' || (choice === null && regime === 'opt-out')

/** True if first-party counts may be sent at all; before a choice they carry no identifier. */
export const mayMeasure = ({ choice }: Consent): boolean => choice !== 'declined'

/** True if first-party counts may carry the id of the visit. */
export const mayIdentifyVisit = ({ choice }: Consent): boolean => choice === 'accepted'

/** True if scripts of vendors may load; without a choice only after the banner was shown. */
export const mayLoadVendors = ({ regime, choice }: Consent, wasBannerShown: boolean): boolean =>
  choice === 'accepted' || (choice === null && regime === 'opt-out' && wasBannerShown)
