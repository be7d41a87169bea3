import type { NextResponse } from 'next/server'
import { choiceOf } from '#features/consent/consent-rules.ts'
import { declinesAttribution } from '#features/consent/declines-attribution.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { edgeEnv } from '#lib/config/env-edge.ts'
import { isNavigation } from '#lib/edge/is-navigation.ts'
import { logEdge } from '#lib/edge/log-edge.ts'
import { hasPage } from '#lib/edge/steps/show-page.ts'
import { cookieOf, type Step, type Visit } from '#lib/edge/visit.ts'
import { isProgram } from '#lib/util/is-program.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'
import {
  affiliateLinkIn,
  clickPage,
  isAffiliatePath,
  type AffiliateLink,
} from '../affiliate-click.ts'
import { isCounted, pendingKey, writeClickMark } from '../click-mark.ts'
import { AFFILIATE_CLICK_WAIT_MS } from '../programme.ts'
import { reportClick, type ClickOutcome } from './report-click.ts'

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-moz'] as const

const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') ||
  PREFETCH_HEADERS.some((name) => /prefetch|preview|prerender/i.test(headers.get(name) ?? ''))

/**
 * Tells whether a visitor opens a page with this request: no frame, no fetch of a script, no prefetch and no
 * bot (S2 §4 "Affiliate click"). Where a browser shows a page that it had prefetched, page script reports the click.
 */
const isArrival = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  isNavigation(headers) &&
  !isPrefetch(headers) &&
  !isProgram(headers.get('user-agent'))

type CountedClick = { pendingMark: string; outcome: ClickOutcome }

/** The link that brought a visitor here, where a click on it is to be counted. */
const newClick = (visit: Visit): AffiliateLink | undefined => {
  const link = isArrival(visit.request)
    ? affiliateLinkIn(normalizedQuery(visit.url.search))
    : undefined
  if (!link) return undefined
  const privacyControl = visit.request.headers.get('sec-gpc')
  if (declinesAttribution({ choice: cookieOf(visit, 'choice'), privacyControl })) return undefined
  const mark = cookieOf(visit, 'affiliateClick')
  const isKnown = cookieOf(visit, 'affiliateTransaction') && isCounted(link, mark)
  return isKnown ? undefined : link
}

const SILENCE_MS = 60_000

let silentUntil = 0

/** One line a minute: what meets one click meets them all. The handler has lines of its own for the network. */
const logUnreachable = () => {
  const now = Date.now()
  if (now < silentUntil) return
  silentUntil = now + SILENCE_MS
  logEdge({ event: 'click not told', upstream: 'site', fault: 'unreachable' })
}

const tell = async (visit: Visit, link: AffiliateLink): Promise<CountedClick> => {
  const key =
    pendingKey(link, cookieOf(visit, 'affiliateClick')) ?? crypto.randomUUID().replaceAll('-', '')
  const pendingMark = writeClickMark({ ...link, pendingKey: key })
  const choice = cookieOf(visit, 'choice')
  const { ownUrl, siteOrigin: origin } = edgeEnv()
  const outcome = await reportClick({
    click: { ...link, page: clickPage(visit.url.pathname), language: visit.locale },
    headers: visit.request.headers,
    // The key stands where the handler looks for one: page script sends it from there as well.
    cookie: [
      `${COOKIES.affiliateClick.name}=${pendingMark}`,
      ...(choiceOf(choice) ? [`${COOKIES.choice.name}=${choice}`] : []),
    ].join('; '),
    site: { ownUrl, origin },
    limitMs: AFFILIATE_CLICK_WAIT_MS,
  })
  if ('fault' in outcome && outcome.fault === 'unreachable') logUnreachable()
  return { pendingMark, outcome }
}

/** Session cookies: page script lengthens the transaction's once regime or choice allows it (architecture 22). */
const remember = (answer: NextResponse, { pendingMark, outcome }: CountedClick): NextResponse => {
  if ('cookies' in outcome) {
    for (const cookie of outcome.cookies) answer.headers.append('Set-Cookie', cookie)
  } else {
    const rules = { path: '/', sameSite: 'lax', secure: edgeEnv().isSecure } as const
    answer.cookies.set(COOKIES.affiliateClick.name, pendingMark, rules)
  }
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

/**
 * Reports an arrival by an affiliate's link on a page that there is (S2 §4 "Affiliate click"), while that is made
 * ready; the answer waits 300 ms for it at most. What fails is left to page script, under the same key.
 */
export const affiliateClick: Step = (visit) => {
  const link = isAffiliatePath(visit.path) && hasPage(visit) ? newClick(visit) : undefined
  if (!link) return visit
  const told = tell(visit, link)
  return {
    ...visit,
    endings: [...visit.endings, async (answer) => remember(answer, await told)],
  }
}
