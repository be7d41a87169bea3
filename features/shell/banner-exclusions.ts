/**
 * Pages that the cookie banner stays away from (S2 §2.3), by public path without language and trailing slash; those whose
 * routes come later are among them. The hand-off is ours: pages of some seconds.
 */
const BANNER_EXCLUSIONS = {
  support: /^\/company\/support$/,
  contact: /^\/company\/contact$/,
  pricingPlans: /^\/pricing\/plans(?:\/|$)/,
  thankYou: /\/thank-you$/,
  handOff: /^\/hand-off(?:\/|$)/,
} as const

/** Whether the cookie banner stays away from a page; `path` has neither language nor trailing slash (S2 §2.3). */
export const isBannerExcluded = (path: string): boolean =>
  Object.values(BANNER_EXCLUSIONS).some((pattern) => pattern.test(path))
