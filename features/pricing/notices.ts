/** Why a choice came back to its page, each with the id of the words that the page then shows (S2 §3 "Package"). */
export const PLAN_NOTICES = {
  ended: 'offer-ended',
  unknown: 'package-unknown',
  used: 'package-used',
  expired: 'package-expired',
} as const
