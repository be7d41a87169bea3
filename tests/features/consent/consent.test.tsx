import { act, render } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Consent } from '#features/consent/components/consent.tsx'
import { consentState } from '#lib/browser/consent-state.ts'
import { CONSENT_BANNER_DELAY_MS, GEO_RETRY_MS } from '#lib/config/consent-timing.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { UNKNOWN_CONSENT } from '#lib/util/consent-rules.ts'
import { FALLBACK_LOCALIZATION } from '#lib/util/kept-localization.ts'

const URL = '/api/localization'

/** As the server renders them: the banner, and the control of a footer. */
const PAGE = `
  <section id="consent" hidden tabindex="-1" aria-labelledby="h">
    <h2 id="h">Cookies</h2>
    <button type="button" data-consent="0">Decline</button>
    <button type="button" data-consent="1">Accept</button>
  </section>
  <footer><a href="/company/cookie-policy/" data-consent="">Settings</a></footer>`

const fetchStub = vi.fn<typeof fetch>()

const known = (regime: string) => JSON.stringify({ countryCode: 'XX', regime })

/** The handler answers with the cookie. */
const answerWith = (record: string | null) => {
  fetchStub.mockImplementation(async () => {
    if (record === null) throw new TypeError('Failed to fetch')
    Cookies.set('b_localization', record)
    return Response.json({})
  })
}

const banner = () => document.querySelector<HTMLElement>('#consent')
const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
}
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

const start = async () => {
  const page = render(<Consent url={URL} vendors={undefined} />)
  await wait(0)
  return page
}

const setGpc = (value: unknown) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })
}

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const keepEverything = () => {
  for (const { name, httpOnly } of Object.values(COOKIES)) if (!httpOnly) Cookies.set(name, 'x')
  Cookies.remove('user-cookies')
  for (const { name, area } of Object.values(STORAGE_KEYS))
    window[`${area}Storage`].setItem(name, 'x')
}

const keptNames = () =>
  [
    ...Object.keys(Cookies.get()),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ].toSorted()

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

describe('the regime (S2 §4 "Localization")', () => {
  it.each(['opt-in', 'opt-out'] as const)('is read from the cookie: %s', async (regime) => {
    Cookies.set('b_localization', known(regime))
    await start()
    expect(consentState.getState()).toEqual({ regime, choice: null })
    expect(fetchStub).not.toHaveBeenCalled()
  })

  it('is opt-in until the handler says otherwise', async () => {
    let answer: () => void = () => undefined
    fetchStub.mockReturnValue(
      new Promise((resolve) => {
        answer = () => {
          Cookies.set('b_localization', known('opt-out'))
          resolve(Response.json({}))
        }
      }),
    )
    await start()
    expect(consentState.getState().regime).toBe('opt-in')
    answer()
    await wait(0)
    expect(consentState.getState().regime).toBe('opt-out')
  })

  it('falls back and is asked for once more after 10 s', async () => {
    answerWith(null)
    await start()
    expect(JSON.parse(Cookies.get('b_localization') ?? '')).toEqual(FALLBACK_LOCALIZATION)
    expect(consentState.getState().regime).toBe('opt-in')
    await wait(GEO_RETRY_MS - 100)
    expect(fetchStub).toHaveBeenCalledOnce()
    answerWith(known('opt-out'))
    await wait(200)
    expect(fetchStub).toHaveBeenCalledTimes(2)
    expect(consentState.getState().regime).toBe('opt-out')
    await wait(10 * GEO_RETRY_MS)
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  it('asks nobody while the page is hidden', async () => {
    answerWith(null)
    await start()
    setHidden(true)
    await wait(5 * GEO_RETRY_MS)
    expect(fetchStub).toHaveBeenCalledOnce()
    setHidden(false)
    await wait(0)
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  it('is asked for again on the next page where the cookie holds the fallback', async () => {
    Cookies.set('b_localization', JSON.stringify(FALLBACK_LOCALIZATION))
    await start()
    expect(fetchStub).toHaveBeenCalledOnce()
    expect(consentState.getState().regime).toBe('opt-out')
  })

  it.each(['', '%', '{"regime":', 'null', '"opt-out'])(
    'takes nothing out of the cookie %j',
    async (value) => {
      Cookies.set('b_localization', value)
      answerWith(value)
      await start()
      expect(consentState.getState().regime).toBe('opt-in')
    },
  )
})

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

  it('goes where another tab was answered', async () => {
    await start()
    await wait(CONSENT_BANNER_DELAY_MS)
    Cookies.set('user-cookies', '1')
    setHidden(false)
    expect(banner()?.hidden).toBe(true)
    expect(consentState.getState().choice).toBe('accepted')
  })

  it('listens no more when it is gone', async () => {
    const { unmount } = await start()
    unmount()
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

  it('goes where the visitor declined before, or his browser sends GPC', async () => {
    keepEverything()
    setGpc(true)
    await start()
    await vi.waitFor(() => {
      expect(keptNames()).not.toContain('b_tracking')
    })
    expect(keptNames()).toContain('b_email')
  })

  it('stays when the visitor accepts, and before he answers', async () => {
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
