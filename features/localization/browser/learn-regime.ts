import { consentState } from '#features/consent/consent-state.ts'
import { afterLoad } from '#lib/browser/after-load.ts'
import { ask } from '#lib/browser/ask.ts'
import { cookieValue, rememberCookie } from '#lib/browser/cookies.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { CONSENT_BANNER_DELAY_MS } from '#lib/config/constants.ts'
import { FALLBACK_LOCALIZATION, KEPT_VERSION } from '../kept-localization.ts'

/** Milliseconds after which a failed question for the localization record is asked again (S2 §4, §9). */
export const GEO_RETRY_MS = 10_000

/** Reads the regime out of the cookie; tells whether there is no need to ask for it. */
const readRegime = (): boolean => {
  // Only our handler writes this cookie: three words of it are enough, and no record is parsed.
  const record = cookieValue('localization') ?? ''
  const isCurrent = record.includes(`"version":${KEPT_VERSION}`)
  const regime = isCurrent && record.includes('"opt-out"') ? 'opt-out' : 'opt-in'
  consentState.setState({ regime })
  return isCurrent && !record.includes('isFallback')
}

/** The answer is the cookie. */
const learn = () =>
  ask(API_PATHS.localization)
    .catch((_failure: unknown) => null)
    .then(readRegime)

/**
 * Learns the regime of the visitor's country (S2 §4 "Localization"), where the cookie does not know it, by the time at
 * which the banner shows. Where nobody can tell, the fallback record is stored, and it is asked once more after 10 s, or
 * when the page is looked at again after that.
 */
export const learnRegime = (signal: AbortSignal): void => {
  const askAgain = () => {
    if (signal.aborted) return
    if (!document.hidden) void learn()
    else document.addEventListener('visibilitychange', askAgain, { once: true, signal })
  }
  const start = async () => {
    if (await learn()) return
    rememberCookie('localization', JSON.stringify(FALLBACK_LOCALIZATION))
    setTimeout(askAgain, GEO_RETRY_MS)
  }
  if (!readRegime()) afterLoad(() => void start(), { delayMs: CONSENT_BANNER_DELAY_MS, signal })
}
