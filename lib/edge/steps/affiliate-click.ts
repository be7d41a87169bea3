import type { NextResponse } from 'next/server'
import { AFFILIATE_CLICK_WAIT_MS } from '#lib/config/affiliate-programme.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { edgeEnv } from '#lib/config/env-edge.ts'
import {
  affiliateLinkIn,
  clickPage,
  isAffiliatePath,
  type AffiliateLink,
} from '#lib/util/affiliate-click.ts'
import { isCounted, pendingKey, writeClickMark } from '#lib/util/click-mark.ts'
import { declinesAttribution } from '#lib/util/declines-attribution.ts'
import { recordClick, type ClickOutcome } from '../affiliate-network.ts'
import { isArrival } from '../is-arrival.ts'
import { logEdge } from '../log-edge.ts'
import type { Step, Visit } from '../visit.ts'

type Sent = { link: AffiliateLink; key: string; outcome: ClickOutcome }

const cookieOf = ({ request }: Visit, key: keyof typeof COOKIES) =>
  request.cookies.get(COOKIES[key].name)?.value

/** The link that brought a visitor here, where a click on it is to be counted. */
const newClick = (visit: Visit): AffiliateLink | undefined => {
  const link = isArrival(visit.request) ? affiliateLinkIn(visit.url.searchParams) : undefined
  if (!link) return undefined
  const privacyControl = visit.request.headers.get('sec-gpc')
  if (declinesAttribution({ choice: cookieOf(visit, 'choice'), privacyControl })) return undefined
  const mark = cookieOf(visit, 'affiliateClick')
  const isKnown = cookieOf(visit, 'affiliateTransaction') && isCounted(link, mark)
  return isKnown ? undefined : link
}

const send = async (visit: Visit, link: AffiliateLink): Promise<Sent> => {
  const key =
    pendingKey(link, cookieOf(visit, 'affiliateClick')) ?? crypto.randomUUID().replaceAll('-', '')
  const outcome = await recordClick({
    click: { ...link, page: clickPage(visit.url.pathname), language: visit.locale },
    key,
    serviceUrl: edgeEnv().affiliateServiceUrl,
    limitMs: AFFILIATE_CLICK_WAIT_MS,
  })
  if ('fault' in outcome) logEdge({ event: 'upstream failed', upstream: 'affiliate', ...outcome })
  return { link, key, outcome }
}

/** Session cookies: page script lengthens the transaction's once regime or choice allows it (architecture 22). */
const remember = (answer: NextResponse, { link, key, outcome }: Sent): NextResponse => {
  const rules = { path: '/', sameSite: 'lax', secure: edgeEnv().isSecure } as const
  if ('transactionId' in outcome) {
    answer.cookies.set(COOKIES.affiliateTransaction.name, outcome.transactionId, rules)
    answer.cookies.set(COOKIES.affiliateClick.name, writeClickMark(link), rules)
  } else {
    const mark = writeClickMark({ ...link, pendingKey: key })
    answer.cookies.set(COOKIES.affiliateClick.name, mark, rules)
  }
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

/**
 * Reports an arrival by an affiliate's link to the network (S2 §4 "Affiliate click"), while the page is being
 * chosen; the answer waits 300 ms for it at most. What fails is left to page script, under the same key.
 */
export const affiliateClick: Step = (visit) => {
  const link = isAffiliatePath(visit.path) ? newClick(visit) : undefined
  if (!link) return visit
  const sent = send(visit, link)
  return {
    ...visit,
    endings: [...visit.endings, async (answer) => remember(answer, await sent)],
  }
}
