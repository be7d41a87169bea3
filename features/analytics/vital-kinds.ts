/** The performance entries that browsers keep of a page by themselves, as they name them. */
export const VITAL_KINDS: readonly string[] = [
  'navigation',
  'largest-contentful-paint',
  'layout-shift',
  'first-input',
  'event',
]
