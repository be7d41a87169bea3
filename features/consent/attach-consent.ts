import { closest } from '#lib/browser/closest.ts'
import { consentState } from '#lib/browser/consent-state.ts'
import { cookieValue } from '#lib/browser/cookie-value.ts'
import { eraseRefused } from '#lib/browser/erase-refused.ts'
import { localize } from '#lib/browser/localize.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { CONSENT_BANNER_DELAY_MS } from '#lib/config/consent-timing.ts'
import { mayLoadVendors } from '#lib/util/consent-rules.ts'
import { BANNER_ID } from './ids.ts'
import type { VendorScript } from './vendors/vendor-scripts.ts'

type Parts = {
  /** Address of the localization handler. */
  url: string
  /** Scripts of vendors, where some are configured. */
  vendors: readonly VendorScript[] | undefined
  signal: AbortSignal
}

/** A browser that sends GPC has declined, until the visitor says otherwise (architecture 22). */
const readChoice = (): void => {
  const value = cookieValue('choice')
  const isAnswered = value === '1' || value === '0'
  const isSignal = !isAnswered && Reflect.get(navigator, 'globalPrivacyControl') === true
  const choice = isAnswered || isSignal ? (value === '1' ? 'accepted' : 'declined') : null
  document.documentElement.dataset.choice = isSignal ? 'signal' : (choice ?? 'none')
  consentState.setState({ choice })
}

/**
 * Keeps `consentState` in step with choice, GPC and country; shows the banner after 1 s where nothing is said yet, and
 * from every footer (S2 §4 "Cookie banner"). A choice holds at once, and in other tabs once they are looked at.
 */
export const attachConsent = ({ url, vendors, signal }: Parts): void => {
  let wasShown = false
  let opener: HTMLElement | undefined
  let loading: Promise<typeof import('./vendors/load-vendors.ts')> | undefined

  const showBanner = (isWanted: boolean) => {
    const banner = document.querySelector<HTMLElement>(`#${BANNER_ID}`)
    if (!banner) return
    banner.hidden = !isWanted
    banner.toggleAttribute('data-asked-for', opener !== undefined)
    if (opener) banner.focus()
    // The style sheet leaves it out on the pages that exclude it (S2 §2.3).
    wasShown ||= banner.getClientRects().length > 0
  }
  const settle = () => {
    const consent = consentState.getState()
    if (consent.choice !== null && !opener) showBanner(false)
    if (consent.choice === 'declined') eraseRefused()
    const isAllowed = mayLoadVendors(consent, wasShown)
    if (!vendors || !(isAllowed || loading)) return
    loading ??= import('./vendors/load-vendors.ts')
    // Where it is lost there are no vendors, and that is all.
    loading.then(
      ({ loadVendors }) => loadVendors(vendors, isAllowed),
      (_lost: unknown) => undefined,
    )
  }
  const onClick = (event: MouseEvent) => {
    const answer = closest(event, '[data-consent]')
    const settings = closest(event, 'a[data-consent-settings]')
    if (answer) {
      rememberCookie('choice', answer.getAttribute('data-consent') ?? '0')
      opener?.focus()
      opener = undefined
      readChoice()
    } else if (settings && isPlainClick(event)) {
      event.preventDefault()
      opener = settings
      showBanner(true)
    }
  }
  const timer = setTimeout(() => {
    if (consentState.getState().choice !== null) return
    showBanner(true)
    settle()
  }, CONSENT_BANNER_DELAY_MS)
  const stopSettling = consentState.subscribe(settle)
  signal.addEventListener('abort', () => {
    stopSettling()
    clearTimeout(timer)
  })
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('visibilitychange', readChoice, { signal })
  readChoice()
  localize({ url, signal, onRegime: (regime) => consentState.setState({ regime }) })
}
