import { API_PATHS } from '#lib/config/api-paths.ts'
import { discardBody } from '#lib/util/discard-body.ts'
import type { AffiliateClick } from '../affiliate-click.ts'

type Telling = {
  click: AffiliateClick
  /** The headers of the visitor's browser. */
  headers: Headers
  /** Cookies that the handler is shown. */
  cookie: string
  /** The address at which this site answers itself, and its origin for visitors. */
  site: { ownUrl: string; origin: string }
  /** Milliseconds for the whole answer. */
  limitMs: number
}

/** The cookies that the answer sets, or why there are none. */
export type ClickOutcome = { cookies: string[] } | { fault: 'slow' | 'unreachable' | 'refused' }

/** The headers by which the handler knows a sender: the limit goes by the address, and consent may have been declined. */
const PASSED_ON = ['user-agent', 'sec-gpc', 'x-forwarded-for'] as const

/**
 * Reports a click to the site's own handler: it alone counts, for it alone can open the store that the limits are kept in
 * (docs/decisions/021). Never throws; gives up after the limit, and the handler goes on by itself.
 */
export const reportClick = async (telling: Telling): Promise<ClickOutcome> => {
  const { click, headers, cookie, site, limitMs } = telling
  const signal = AbortSignal.timeout(limitMs)
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  // Any failure is the click's alone here: a page never fails for it.
  const answer = await fetch(site.ownUrl + API_PATHS.affiliateClick, {
    method: 'POST',
    headers: { ...Object.fromEntries(passedOn), Origin: site.origin, cookie },
    body: JSON.stringify(click),
    redirect: 'manual',
    cache: 'no-store',
    signal,
  }).catch((_failure: unknown) => null)
  if (!answer) return { fault: signal.aborted ? 'slow' : 'unreachable' }
  if (answer.status === 204) return { cookies: answer.headers.getSetCookie() }
  await discardBody(answer)
  return { fault: 'refused' }
}
