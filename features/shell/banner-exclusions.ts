import type { LinkPath } from '#lib/config/routes.ts'

/**
 * Pages that the cookie banner stays away from, each with those below it (S2 §2.3): support, contact and the pricing plans,
 * also those that come later. The checkout is ours, where nothing may stand in the way of paying, and so is the hand-off: pages
 * of some seconds, and the answer to a form, which a receipt may be. The registry knows every one of them, or waits
 * for it.
 */
const BANNER_EXCLUSIONS = [
  '/company/support',
  '/company/contact',
  '/pricing/plans',
  '/pricing/checkout',
  '/hand-off',
  '/answer',
] as const satisfies readonly LinkPath[]

/** Last segment of every page that thanks (S2 §2.2, §2.3). */
const THANKS = '/thank-you'

/** True if the cookie banner stays away from a page; `path` has neither language nor trailing slash (S2 §2.3). */
export const isBannerExcluded = (path: string): boolean =>
  path.endsWith(THANKS) ||
  BANNER_EXCLUSIONS.some((page) => path === page || path.startsWith(`${page}/`))
