import { ProblemError } from '../answer/problem-error.ts'

const refused = (headers?: Record<string, string>) =>
  new ProblemError(
    {
      status: headers ? 405 : 403,
      title: 'Not a navigation',
      detail: 'Open this address as a page.',
    },
    headers,
  )

/** Refuses everything that is no visit of a whole page: HEAD, frames, fetches, prefetches. */
export const requireNavigation = ({ method, headers }: Request): void => {
  if (method !== 'GET') throw refused({ Allow: 'GET' })
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') throw refused()
  if (headers.get('sec-purpose')?.includes('prefetch')) throw refused()
}

/** Tells whether a navigation was started by another site; a typed address and a browser that says nothing were not. */
export const isCrossSiteNavigation = (headers: Headers): boolean =>
  !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'))
