/** Wordings of the consent beside the button, the current one first; an order keeps which one its buyer agreed to (S2 §9). */
const CONSENT_VERSIONS = ['renewal-2026-11'] as const

export const CONSENT_VERSION = CONSENT_VERSIONS[0]

/** Tells whether a wording is one that was ever shown. */
export const isConsentVersion = (version: string): boolean =>
  CONSENT_VERSIONS.some((known) => known === version)
