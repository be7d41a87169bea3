// Apart from the other constants: what every page loads may share no module with what sign-up fetches later.

/** Milliseconds between the start of a page and its cookie banner (S2 §4, §9). */
export const CONSENT_BANNER_DELAY_MS = 1000

/** Milliseconds after which a failed question for the localization record is asked again (S2 §4, §9). */
export const GEO_RETRY_MS = 10_000
