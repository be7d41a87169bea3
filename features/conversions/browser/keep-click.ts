import { mayAttribute } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { cookieValue, rememberCookie } from '#lib/browser/cookies.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { clicksIn, readClicks, withClicks, writeClicks } from '../ad-clicks.ts'
import { REPORTED_PLATFORMS } from '../ids.ts'

/**
 * Keeps the click on an advertisement that led to this page for the account or the order that may follow, as soon as and only where that is
 * allowed; a refusal erases it, as all of its class (`lib/browser/erase-refused.ts`).
 */
export const keepClick = (signal: AbortSignal): void => {
  const platforms = readPageFact(REPORTED_PLATFORMS) ?? []
  const found = clicksIn(new URLSearchParams(location.search), { platforms, at: Date.now() })
  if (Object.keys(found).length === 0) return
  const keep = () => {
    if (!mayAttribute(consentState.getState())) return
    const clicks = withClicks(readClicks(cookieValue('adClicks') ?? ''), found)
    rememberCookie('adClicks', writeClicks(clicks))
  }
  signal.addEventListener('abort', consentState.subscribe(keep))
  keep()
}
