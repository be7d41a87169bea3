import { ProblemError } from '../answer/problem-error.ts'

/**
 * Refuses what another site sends (architecture 8): the browser must say that the request is of the same
 * origin; one that says nothing must name the configured origin. `Host` proves nothing and is not asked.
 */
export const requireSameOrigin = (headers: Headers, siteUrl: string): void => {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return
  if (site === null && headers.get('origin') === new URL(siteUrl).origin) return
  throw new ProblemError({
    status: 403,
    title: 'Foreign origin',
    detail: 'Only pages of this site may send this request.',
  })
}
