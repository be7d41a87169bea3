/** Stands in a link until the affiliate's number is known; no network takes it for one. */
export const PLACEHOLDER = '000000'

/** Ids and data attributes of the page of materials, which its script looks for. */
export const MATERIALS = {
  form: 'affiliate-numbers',
  affiliate: 'affiliate-number',
  offer: 'offer-number',
  status: 'materials-status',
} as const
