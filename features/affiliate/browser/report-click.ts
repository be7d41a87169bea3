import { refuses } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { ask } from '#lib/browser/ask.ts'
import { cookieValue, hasCookie } from '#lib/browser/cookies.ts'
import { eraseRefused } from '#lib/browser/erase-refused.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'
import { pause } from '#lib/util/pause.ts'
import { affiliateLinkIn, clickPage, type AffiliateLink, ARRIVAL } from '../affiliate-click.ts'
import { isCounted } from '../click-mark.ts'
import { keepTransaction } from './keep-transaction.ts'

type Arrival = { language: Locale; signal: AbortSignal }

/** Milliseconds before each try. */
const PAUSES = [0, 2000, 8000]

/** A page that the browser prepares unseen is no arrival yet. */
const shown = async () => {
  if (!Reflect.get(document, 'prerendering')) return
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true })
  })
}

const isWorthRepeating = (status: number) => status >= 500 || status === 429

const post = (body: string) =>
  ask(API_PATHS.affiliateClick, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch((_unreachable: unknown) => null)

/** Reports a click until somebody has taken it, or nobody will; three times at most. */
const report = async (link: AffiliateLink, { language, signal }: Arrival) => {
  const isKnown = () =>
    hasCookie('affiliateTransaction') && isCounted(link, cookieValue('affiliateClick'))
  const body = JSON.stringify({ ...link, page: clickPage(location.pathname), language })
  for (const milliseconds of PAUSES) {
    await pause(milliseconds)
    if (signal.aborted || isKnown()) return
    const answer = await post(body)
    // Who declined while the answer was on its way has its cookies now.
    if (refuses(consentState.getState().choice, 'attribution')) eraseRefused(['attribution'])
    else if (answer?.ok) keepTransaction()
    if (answer && !isWorthRepeating(answer.status)) return
  }
}

/**
 * Reports an arrival by an affiliate's link that the edge did not get counted (S2 §4 "Affiliate click"): the address
 * names the link, and the cookies do not say that the network has confirmed it. Never throws.
 */
export const reportClick = async (signal: AbortSignal): Promise<void> => {
  const language = readPageFact(ARRIVAL)
  const link = affiliateLinkIn(normalizedQuery(location.search))
  if (!language || !link || !navigator.cookieEnabled) return
  await shown()
  await report(link, { language, signal })
}
