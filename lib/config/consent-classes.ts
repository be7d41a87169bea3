/** What a cookie, a storage key or a third party is for, which decides when it may be there (architecture 22). */
export const CONSENT_CLASSES = [
  'necessary',
  'attribution',
  'measurement',
  'vendors',
  'security',
] as const

export type ConsentClass = (typeof CONSENT_CLASSES)[number]
