import { afterLoad } from '#lib/browser/after-load.ts'
import { closest, isPlainClick } from '#lib/browser/clicks.ts'
import { cookieValue, rememberCookie } from '#lib/browser/cookies.ts'
import { eraseRefused } from '#lib/browser/erase-refused.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { CONSENT_BANNER_DELAY_MS } from '#lib/config/constants.ts'
import { choiceOf, lettersOf, mayLoadVendors, refuses } from '../consent-rules.ts'
import { consentState } from '../consent-state.ts'
import { BANNER_ID, TICKED, VENDORS } from '../ids.ts'

/** What a vendor has stored, its loader erases. */
const ERASED = ['attribution', 'measurement'] as const

/** The boxes of purposes in a part of the page; each has the letter of its purpose. */
const boxesIn = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLInputElement>('[data-consent-box]'),
]

/** The answer of a control: its own, or what is ticked beside it. */
const answerOf = (control: Element): string | null => {
  const value = control.getAttribute('data-consent')
  if (value !== TICKED) return value
  const boxes = boxesIn(control.closest('section') ?? document)
  const ticked = boxes.filter(({ checked }) => checked).map((box) => box.value)
  if (ticked.length === boxes.length) return '1'
  return ticked.join('') || '0'
}

/**
 * A browser that sends GPC has declined, until the visitor says otherwise (architecture 22); `unkept` stands in for a
 * cookie that the browser refuses.
 */
const readChoice = (unkept?: string): void => {
  const kept = choiceOf(cookieValue('choice') ?? unkept)
  const isSignalled = !kept && Reflect.get(navigator, 'globalPrivacyControl') === true
  const choice = isSignalled ? 'declined' : kept
  const shown = choice === null || typeof choice === 'string' ? choice : 'partly'
  document.documentElement.dataset.choice = isSignalled ? 'signal' : (shown ?? 'none')
  for (const box of boxesIn(document)) box.checked = lettersOf(choice).includes(box.value)
  consentState.setState({ choice })
}

/** Tells vendors, where some are configured, whether they may load; nothing before they have been allowed once. */
const vendorTeller = () => {
  const vendors = readPageFact(VENDORS)
  let wereAllowed = false
  return (isAllowed: boolean) => {
    wereAllowed ||= isAllowed
    if (!vendors || !wereAllowed) return
    // What is lost on the way is asked for again on the next page.
    import('./load-vendors.ts')
      .then(({ loadVendors }) => loadVendors(vendors, isAllowed))
      .catch((_lost: unknown) => undefined)
  }
}

/** The banner of the page, the control that asked for it, and what had the focus before it. */
const bannerOf = (signal: AbortSignal) => {
  const banner = document.querySelector<HTMLElement>(`#${BANNER_ID}`)
  let opener: HTMLElement | undefined
  let before: EventTarget | null = null
  let wasShown = false
  const hasFocus = () => banner?.contains(document.activeElement)
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && banner?.contains(relatedTarget))) before = relatedTarget
  }
  banner?.addEventListener('focusin', onFocusIn, { signal })
  const show = (isWanted: boolean) => {
    if (!banner) return
    banner.hidden = !isWanted
    banner.toggleAttribute('data-asked-for', opener !== undefined)
    if (opener) banner.focus()
    // The style sheet leaves it out on the pages that exclude it (S2 §2.3).
    wasShown ||= banner.getClientRects().length > 0
  }
  return {
    show,
    wasShown: () => wasShown,
    isAskedFor: () => opener !== undefined,
    askFor: (control: HTMLElement) => {
      opener = control
      show(true)
    },
    /** Gives the focus back to the control that asked for it, or to what had it before; else the page itself gets it. */
    answer: () => {
      if (opener) opener.focus()
      else if (hasFocus() && before instanceof HTMLElement) before.focus()
      // Hidden with the banner, the focus would be lost.
      if (hasFocus()) document.querySelector('main')?.focus({ preventScroll: true })
      opener = undefined
    },
  }
}

/**
 * Keeps `consentState` in step with choice and GPC, and erases what they refuse; shows the banner 1 s after the load where
 * nothing is said yet, and from every footer (S2 §4 "Cookie banner"). A choice holds at once, and in other tabs once they
 * are looked at.
 */
export const attachConsent = (signal: AbortSignal): void => {
  const banner = bannerOf(signal)
  const tellVendors = vendorTeller()
  let unkept: string | undefined
  const read = () => readChoice(unkept)
  const settle = () => {
    const consent = consentState.getState()
    if (consent.choice && !banner.isAskedFor()) banner.show(false)
    eraseRefused(ERASED.filter((purpose) => refuses(consent.choice, purpose)))
    tellVendors(mayLoadVendors(consent, banner.wasShown()))
  }
  const onClick = (event: MouseEvent) => {
    const control = closest(event, '[data-consent]')
    if (!control || !isPlainClick(event)) return
    event.preventDefault()
    const value = answerOf(control)
    if (value) {
      rememberCookie('choice', value)
      // An answer that the browser does not keep holds on this page, and allows nothing: the next could not tell.
      unkept = '0'
      banner.answer()
      read()
    } else if (control instanceof HTMLElement) banner.askFor(control)
  }
  const showUnasked = () => {
    if (consentState.getState().choice) return
    banner.show(true)
    settle()
  }
  signal.addEventListener('abort', consentState.subscribe(settle))
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('visibilitychange', read, { signal })
  // A page that comes back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && read(), { signal })
  read()
  afterLoad(showUnasked, { delayMs: CONSENT_BANNER_DELAY_MS, signal })
}
