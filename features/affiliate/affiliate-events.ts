/** The events that an affiliate is written to about. */
export const AFFILIATE_EVENTS = [
  'applied',
  'approved',
  'declined',
  'ended',
  'ended-for-cause',
  'flagged',
  'objected',
  'released',
  'upheld',
  'paid',
  'changed',
] as const

export type AffiliateEvent = (typeof AFFILIATE_EVENTS)[number]
