import Cookies from 'js-cookie'
import { describe, expect, it, vi } from 'vitest'
import { consentState } from '#features/consent/consent-state.ts'
import { CONSENT_BANNER_DELAY_MS } from '#lib/config/constants.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import {
  banner,
  keepEverything,
  keptNames,
  press,
  setGpc,
  setHidden,
  start,
  aroundConsentPage,
  wait,
} from '../../support/consent-page.tsx'

aroundConsentPage()

describe('the banner (S2 §4)', () => {
  it('shows after 1 s where nothing is said yet, and takes no focus', async () => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS - 50)
    expect(banner()?.hidden).toBe(true)
    await wait(100)
    expect(banner()?.hidden).toBe(false)
    expect(document.activeElement).toBe(document.body)
    expect(document.documentElement.dataset.choice).toBe('none')
  })

  it.each(['0', '1'])('stays away where the choice is %s', async (value) => {
    Cookies.set('user-cookies', value)
    await start()
    await wait(2 * CONSENT_BANNER_DELAY_MS)
    expect(banner()?.hidden).toBe(true)
  })

  it.each(['', 'yes', '2', '<script>'])('is shown where the cookie says %j', async (value) => {
    Cookies.set('user-cookies', value)
    await start()
    await wait(2 * CONSENT_BANNER_DELAY_MS)
    expect(banner()?.hidden).toBe(false)
  })

  it.each([
    ['1', 'accepted'],
    ['0', 'declined'],
  ] as const)('keeps the answer %s and goes', async (value, choice) => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    press(`button[data-consent="${value}"]`)
    expect(Cookies.get('user-cookies')).toBe(value)
    expect(consentState.getState()).toMatchObject({ choice })
    expect(document.documentElement.dataset.choice).toBe(choice)
    expect(banner()?.hidden).toBe(true)
  })

  it('keeps an answer for 30 days, and asks again without it', async () => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    const written = vi.spyOn(document, 'cookie', 'set')
    const now = Date.now()
    press('button[data-consent="1"]')
    const [, until = ''] =
      /^user-cookies=1;.*expires=([^;]+)/.exec(written.mock.calls.flat().join('\n')) ?? []
    written.mockRestore()
    expect(Math.round((Date.parse(until) - now) / 86_400_000)).toBe(30)
    // As the browser has forgotten it.
    Cookies.remove('user-cookies')
    await start()
    await wait(CONSENT_BANNER_DELAY_MS + 100)
    expect(banner()?.hidden).toBe(false)
  })

  it('comes back from the footer with the focus, and gives it back', async () => {
    Cookies.set('user-cookies', '1')
    await start()
    press('footer a')
    expect(banner()?.hidden).toBe(false)
    expect(banner()?.hasAttribute('data-asked-for')).toBe(true)
    expect(document.activeElement).toBe(banner())
    press('button[data-consent="0"]')
    expect(banner()?.hidden).toBe(true)
    expect(banner()?.hasAttribute('data-asked-for')).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('footer a'))
    expect(consentState.getState().choice).toBe('declined')
  })

  it('stays while it is asked for, whatever the country turns out to be', async () => {
    Cookies.set('user-cookies', '1')
    await start()
    press('footer a')
    consentState.setState({ regime: 'opt-in' })
    expect(banner()?.hidden).toBe(false)
  })

  it.each([
    ['what had it before the banner', 'main a', 'main a'],
    ['the page where nothing had it', null, 'main'],
  ])('gives the focus to %s once it is answered by keyboard', async (_what, before, after) => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    if (before) document.querySelector<HTMLElement>(before)?.focus()
    for (const value of ['1', '0'])
      document.querySelector<HTMLElement>(`button[data-consent="${value}"]`)?.focus()
    press('button[data-consent="0"]')
    expect(banner()?.hidden).toBe(true)
    expect(document.activeElement).toBe(document.querySelector(after))
  })

  it('takes the focus from nothing where it has none itself', async () => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    document.querySelector<HTMLElement>('main a')?.focus()
    press('button[data-consent="1"]')
    expect(document.activeElement).toBe(document.querySelector('main a'))
  })

  it('goes where another tab was answered', async () => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    Cookies.set('user-cookies', '1')
    setHidden(false)
    expect(banner()?.hidden).toBe(true)
    expect(consentState.getState().choice).toBe('accepted')
  })

  it('goes where another page was answered before the visitor came back to this one', async () => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    Cookies.set('user-cookies', '0')
    window.dispatchEvent(new Event('pageshow'))
    expect(banner()?.hidden).toBe(false)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(banner()?.hidden).toBe(true)
    expect(consentState.getState().choice).toBe('declined')
  })

  it('leaves no doubt about a choice that was made before, from the start', async () => {
    Cookies.set('user-cookies', '0')
    await start()
    expect(consentState.getState().choice).toBe('declined')
  })

  it('listens no more when it is gone', async () => {
    const { leave } = await start()
    leave()
    await wait(CONSENT_BANNER_DELAY_MS)
    expect(banner()?.hidden).toBe(true)
    press('button[data-consent="1"]')
    expect(Cookies.get('user-cookies')).toBeUndefined()
  })
})

describe('Global Privacy Control', () => {
  it('counts as declined, without a banner', async () => {
    setGpc(true)
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    expect(consentState.getState().choice).toBe('declined')
    expect(banner()?.hidden).toBe(true)
    expect(document.documentElement.dataset.choice).toBe('signal')
    expect(Cookies.get('user-cookies')).toBeUndefined()
  })

  it('gives way to a later choice', async () => {
    setGpc(true)
    await start()
    press('footer a')
    press('button[data-consent="1"]')
    expect(consentState.getState().choice).toBe('accepted')
    expect(document.documentElement.dataset.choice).toBe('accepted')
  })

  it.each([false, undefined, 'true', 1])('is not %j', async (value) => {
    setGpc(value)
    await start()
    expect(consentState.getState().choice).toBeNull()
  })
})

describe('what was stored', () => {
  const allowed = () =>
    [...Object.values(COOKIES).filter(({ httpOnly }) => !httpOnly), ...Object.values(STORAGE_KEYS)]
      .filter(({ consent }) => consent === 'necessary')
      .map(({ name }) => name)

  it('goes when the visitor declines, all but the necessary', async () => {
    keepEverything()
    await start()
    press('button[data-consent="0"]')
    await vi.waitFor(() => {
      expect(keptNames()).toEqual(allowed().toSorted())
    })
  })

  it('goes where the visitor declined before, or the browser sends GPC', async () => {
    keepEverything()
    setGpc(true)
    await start()
    await vi.waitFor(() => {
      expect(keptNames()).not.toContain('b_tracking')
    })
    expect(keptNames()).toContain('b_email')
  })

  it('stays when the visitor accepts, and before any answer', async () => {
    keepEverything()
    await start()
    const before = keptNames()
    press('button[data-consent="1"]')
    await wait(100)
    expect(keptNames()).toEqual([...before, 'user-cookies'].toSorted())
  })

  it('makes no noise where storage is blocked', async () => {
    Cookies.set('b_source', 'x')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    await start()
    press('button[data-consent="0"]')
    await vi.waitFor(() => {
      expect(Cookies.get('b_source')).toBeUndefined()
    })
    vi.restoreAllMocks()
    expect(consentState.getState().choice).toBe('declined')
  })
})
