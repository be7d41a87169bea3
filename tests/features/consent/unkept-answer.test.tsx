import { describe, expect, it, vi } from 'vitest'
import { consentState } from '#features/consent/consent-state.ts'
import { CONSENT_BANNER_DELAY_MS } from '#lib/config/constants.ts'
import {
  aroundConsentPage,
  banner,
  press,
  setHidden,
  start,
  wait,
} from '../../support/consent-page.tsx'

aroundConsentPage()

describe('an answer that the browser does not keep', () => {
  /** As a browser that refuses every cookie. */
  const refuseCookies = () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  }

  it.each(['0', '1'])('lets the banner go, and nothing optional run: %s', async (value) => {
    refuseCookies()
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    expect(banner()?.hidden).toBe(false)
    press(`button[data-consent="${value}"]`)
    expect(banner()?.hidden).toBe(true)
    expect(consentState.getState().choice).toBe('declined')
    expect(document.documentElement.dataset.choice).toBe('declined')
    vi.restoreAllMocks()
  })

  it('holds while the page is looked at again, and is asked for on the next', async () => {
    refuseCookies()
    const page = await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    press('button[data-consent="1"]')
    setHidden(false)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(banner()?.hidden).toBe(true)
    page.leave()
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    expect(banner()?.hidden).toBe(false)
    vi.restoreAllMocks()
  })

  it('can be given again from the footer', async () => {
    refuseCookies()
    await start()
    press('footer a')
    press('button[data-consent="1"]')
    expect(banner()?.hidden).toBe(true)
    expect(document.activeElement).toBe(document.querySelector('footer a'))
    vi.restoreAllMocks()
  })
})
