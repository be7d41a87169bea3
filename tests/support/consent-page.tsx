import Cookies from 'js-cookie'
import { afterEach, beforeEach, vi } from 'vitest'
import { attachConsent } from '#features/consent/browser/attach-consent.ts'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { learnRegime } from '#features/localization/browser/learn-regime.ts'
import { KEPT_VERSION } from '#features/localization/kept-localization.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { startBehaviour } from './page-behaviour.tsx'

/** As the server renders them: the banner, and the control of a footer. */
const PAGE = `
  <section id="consent" hidden tabindex="-1" aria-labelledby="h">
    <h2 id="h">Cookies</h2>
    <input type="checkbox" data-consent-box value="a">
    <input type="checkbox" data-consent-box value="m">
    <button type="button" data-consent="ticked">Save</button>
    <button type="button" data-consent="0">Decline</button>
    <button type="button" data-consent="1">Accept</button>
  </section>
  <main tabindex="-1"><a href="/docs/">Templates</a></main>
  <footer><a href="/company/cookie-policy/" data-consent="">Settings</a></footer>`

/** What answers instead of the handler. */
export const fetchStub = vi.fn<typeof fetch>()

/** A record as the cookie holds it. */
export const known = (regime: string) =>
  JSON.stringify({ version: KEPT_VERSION, countryCode: 'CH', regime })

/** The handler answers with the cookie. */
export const answerWith = (record: string | null) => {
  fetchStub.mockImplementation(async () => {
    if (record === null) throw new TypeError('Failed to fetch')
    Cookies.set('b_localization', record)
    return Response.json({})
  })
}

/** The banner of the page. */
export const banner = () => document.querySelector<HTMLElement>('#consent')
/** Clicks what a selector finds. */
export const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
}
/** Lets time go by. */
export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Starts what a page does about consent, in its order. */
export const start = async () => {
  const pages = [learnRegime, attachConsent].map(startBehaviour)
  await wait(0)
  return {
    leave: () => {
      for (const { leave } of pages) leave()
    },
  }
}

/** What the browser says of Global Privacy Control. */
export const setGpc = (value: unknown) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })
}

/** Hides the page, or brings it to the front again. */
export const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Stores something under every name of the inventory that page script can write, but no choice. */
export const keepEverything = () => {
  for (const { name, httpOnly } of Object.values(COOKIES)) if (!httpOnly) Cookies.set(name, 'x')
  Cookies.remove('user-cookies')
  for (const { name, area } of Object.values(STORAGE_KEYS))
    window[`${area}Storage`].setItem(name, 'x')
}

/** Every name under which something is stored. */
export const keptNames = () =>
  [
    ...Object.keys(Cookies.get()),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ].toSorted()

/** Makes a page before each test of a file, and forgets everything after it. */
export const aroundConsentPage = () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.stubGlobal('fetch', fetchStub)
    document.body.innerHTML = PAGE
    answerWith(known('opt-out'))
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    fetchStub.mockReset()
    setGpc(undefined)
    setHidden(false)
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
    localStorage.clear()
    sessionStorage.clear()
    consentState.setState(UNKNOWN_CONSENT)
    document.documentElement.removeAttribute('data-choice')
  })
}
