/** What browsers keep of a page by themselves, as they name it. */
export const VITAL_KINDS: readonly string[] = [
  'navigation',
  'largest-contentful-paint',
  'layout-shift',
  'first-input',
  'event',
]
