/** The rule on storing: with a choice first, or until there is one against it, by the country of the visitor (architecture 22). */
export type Regime = 'opt-in' | 'opt-out'

/** What a visitor decides about, each with the letter under which `user-cookies` keeps it. */
export const ASKED_PURPOSES = { attribution: 'a', measurement: 'm', vendors: 'v' } as const

export type AskedPurpose = keyof typeof ASKED_PURPOSES

/** The visitor's answer: everything, nothing, or the letters of what is allowed. */
export type Choice = 'accepted' | 'declined' | { letters: string }

/** The visitor's consent as far as it is known; no choice yet is `null`. */
export type Consent = { regime: Regime; choice: Choice | null }

/** Whoever said nothing, where the law is not known either. */
export const UNKNOWN_CONSENT: Consent = { regime: 'opt-in', choice: null }

/** The answer that `user-cookies` keeps: 1 and 0 (S2 §3), else letters; anything else is none. */
export const choiceOf = (kept: string | undefined): Choice | null => {
  if (kept === '1') return 'accepted'
  if (kept === '0') return 'declined'
  return kept && /^[amv]{1,2}$/.test(kept) ? { letters: kept } : null
}

/** The letters of what an answer allows; no answer allows nothing. */
export const lettersOf = (choice: Choice | null): string => {
  if (choice === 'accepted') return Object.values(ASKED_PURPOSES).join('')
  return choice === null || choice === 'declined' ? '' : choice.letters
}

/** True if an answer allows a purpose. */
export const allows = (choice: Choice | null, purpose: AskedPurpose): boolean =>
  lettersOf(choice).includes(ASKED_PURPOSES[purpose])

/** True if an answer refuses a purpose; no answer refuses nothing. */
export const refuses = (choice: Choice | null, purpose: AskedPurpose): boolean =>
  choice !== null && !allows(choice, purpose)

/** True if traffic source and affiliate click may be stored; otherwise they stay in the page's memory. */
export const mayAttribute = ({ regime, choice }: Consent): boolean =>
  allows(choice, 'attribution') || (choice === null && regime === 'opt-out')

/** True if first-party counts may be sent at all; before a choice they carry no identifier. */
export const mayMeasure = ({ choice }: Consent): boolean => !refuses(choice, 'measurement')

/** True if first-party counts may carry the id of the visit. */
export const mayIdentifyVisit = ({ choice }: Consent): boolean => allows(choice, 'measurement')

/** True if scripts of vendors may load; without a choice only after the banner was shown. */
export const mayLoadVendors = ({ regime, choice }: Consent, wasBannerShown: boolean): boolean =>
  allows(choice, 'vendors') || (choice === null && regime === 'opt-out' && wasBannerShown)
