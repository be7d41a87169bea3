import { closest } from '#lib/browser/closest.ts'
import { consentState } from '#lib/browser/consent-state.ts'
import { cookieValue } from '#lib/browser/cookie-value.ts'
import { localize } from '#lib/browser/localize.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { mayLoadVendors, type Choice } from '#lib/util/consent-rules.ts'
import { BANNER_ID } from './ids.ts'
import type { VendorScript } from './vendors/vendor-scripts.ts'

type Parts = {
  /** Address of the localization handler. */
  url: string
  /** Scripts of vendors, where some are configured. */
  vendors: readonly VendorScript[] | undefined
  /** Milliseconds until the banner shows where nothing is said yet. */
  delayMs: number
  signal: AbortSignal
}

/** A browser that sends GPC has declined, until the visitor says otherwise (architecture 22). */
const readChoice = (): void => {
  const value = cookieValue('choice')
  let choice: Choice | null = null
  let shown = 'none'
  if (value === '1') shown = choice = 'accepted'
  else if (value === '0') shown = choice = 'declined'
  else if (Reflect.get(navigator, 'globalPrivacyControl') === true) {
    choice = 'declined'
    shown = 'signal'
  }
  document.documentElement.dataset.choice = shown
  consentState.setState({ choice })
}

/**
 * Keeps `consentState` in step with choice, GPC and country; shows the banner after 1 s where nothing is said yet, and
 * from every footer (S2 §4 "Cookie banner"). A choice holds at once, and in other tabs once they are looked at.
 */
export const attachConsent = ({ url, vendors, delayMs, signal }: Parts): void => {
  let wasShown = false
  let opener: HTMLElement | undefined
  let hasVendors = false

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
    if (consent.choice && !opener) showBanner(false)
    const isAllowed = mayLoadVendors(consent, wasShown)
    hasVendors ||= Boolean(vendors) && isAllowed
    if (consent.choice !== 'declined' && !hasVendors) return
    const parts = { consent, vendors: hasVendors ? vendors : undefined, isAllowed }
    // What is lost on the way is asked for again on the next page.
    import('./apply-consent.ts')
      .then(({ applyConsent }) => applyConsent(parts))
      .catch((_lost: unknown) => undefined)
  }
  const onClick = (event: MouseEvent) => {
    const control = closest(event, '[data-consent]')
    if (!control || !isPlainClick(event)) return
    event.preventDefault()
    const value = control.getAttribute('data-consent')
    if (value) {
      rememberCookie('choice', value)
      opener?.focus()
      opener = undefined
      readChoice()
    } else if (control instanceof HTMLElement) {
      opener = control
      showBanner(true)
    }
  }
  const timer = setTimeout(() => {
    if (consentState.getState().choice) return
    showBanner(true)
    settle()
  }, delayMs)
  const stopSettling = consentState.subscribe(settle)
  signal.addEventListener('abort', () => {
    stopSettling()
    clearTimeout(timer)
  })
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('visibilitychange', readChoice, { signal })
  readChoice()
  localize({ url, onRegime: (regime) => consentState.setState({ regime }) })
}
