/** Stands in a link until the affiliate's number is known; no network takes it for one. */
export const PLACEHOLDER = '000000'

/** Ids of the form in which an affiliate types numbers. */
export const MATERIALS = {
  hint: 'affiliate-numbers-hint',
  affiliate: 'affiliate-number',
  offer: 'offer-number',
} as const
