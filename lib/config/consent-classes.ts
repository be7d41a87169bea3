/** The purposes of a cookie, a storage key or a third party, which decide when it may be there (architecture 22). */
export const CONSENT_CLASSES = [
  'necessary',
  'attribution',
  'measurement',
  'vendors',
  'security',
] as const

export type ConsentClass = (typeof CONSENT_CLASSES)[number]
