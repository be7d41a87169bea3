import { GEO_RETRY_MS } from '#lib/config/consent-timing.ts'
import type { Regime } from '#lib/util/consent-rules.ts'
import { FALLBACK_LOCALIZATION, KEPT_VERSION } from '#lib/util/kept-localization.ts'
import { cookieValue } from './cookie-value.ts'
import { rememberCookie } from './remember-cookie.ts'

type Parts = {
  /** Address of the localization handler, whose answer is the cookie. */
  url: string
  onRegime: (regime: Regime) => void
}

/**
 * Learns the regime of the visitor's country on client start (S2 §4 "Localization"). Where nobody can tell, the
 * fallback record is stored, and it is asked once more after 10 s, or when the page is looked at again after that.
 */
export const localize = ({ url, onRegime }: Parts): void => {
  // Only our handler writes this cookie: three words of it are enough, and no record is parsed.
  const isKnown = () => {
    const record = cookieValue('localization') ?? ''
    const isCurrent = record.includes(`"version":${KEPT_VERSION}`)
    onRegime(isCurrent && record.includes('"opt-out"') ? 'opt-out' : 'opt-in')
    return isCurrent && !record.includes('isFallback')
  }
  const ask = (whenUnknown?: () => void) =>
    fetch(url)
      // A body that nobody reads keeps its connection busy.
      .then((answer) => answer.text())
      .catch((_failure: unknown) => null)
      .then(() => isKnown() || whenUnknown?.())
  const askAgain = () => {
    if (document.hidden) document.addEventListener('visibilitychange', askAgain, { once: true })
    else void ask()
  }
  if (isKnown()) return
  void ask(() => {
    rememberCookie('localization', JSON.stringify(FALLBACK_LOCALIZATION))
    setTimeout(askAgain, GEO_RETRY_MS)
  })
}
