import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { consentState } from '#features/consent/consent-state.ts'
import { GEO_RETRY_MS } from '#features/localization/browser/learn-regime.ts'
import { FALLBACK_LOCALIZATION } from '#features/localization/kept-localization.ts'
import { CONSENT_BANNER_DELAY_MS } from '#lib/config/constants.ts'
import {
  answerWith,
  fetchStub,
  known,
  setHidden,
  start,
  aroundConsentPage,
  wait,
} from '../../support/consent-page.tsx'

aroundConsentPage()

/** By the time at which the banner shows, the country is asked for. */
const startAndAsk = async () => {
  await start()
  await wait(CONSENT_BANNER_DELAY_MS)
}

describe('the regime (S2 §4 "Localization")', () => {
  it.each(['opt-in', 'opt-out'] as const)('is read from the cookie: %s', async (regime) => {
    Cookies.set('b_localization', known(regime))
    await startAndAsk()
    expect(consentState.getState()).toEqual({ regime, choice: null })
    expect(fetchStub).not.toHaveBeenCalled()
  })

  it('is asked for a second after the load, and not where the visitor left before', async () => {
    const { leave } = await start()
    await wait(CONSENT_BANNER_DELAY_MS - 50)
    expect(fetchStub).not.toHaveBeenCalled()
    leave()
    await wait(100)
    expect(fetchStub).not.toHaveBeenCalled()
    await startAndAsk()
    expect(fetchStub.mock.calls).toEqual([['/api/localization', undefined]])
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
    await startAndAsk()
    expect(consentState.getState().regime).toBe('opt-in')
    answer()
    await wait(0)
    expect(consentState.getState().regime).toBe('opt-out')
  })

  it('falls back and is asked for once more after 10 s', async () => {
    answerWith(null)
    await startAndAsk()
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
    await startAndAsk()
    setHidden(true)
    await wait(5 * GEO_RETRY_MS)
    expect(fetchStub).toHaveBeenCalledOnce()
    setHidden(false)
    await wait(0)
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  it('is asked for again on the next page where the cookie holds the fallback', async () => {
    Cookies.set('b_localization', JSON.stringify(FALLBACK_LOCALIZATION))
    await startAndAsk()
    expect(fetchStub).toHaveBeenCalledOnce()
    expect(consentState.getState().regime).toBe('opt-out')
  })

  it('takes a record from before for unknown: it knew no "nobody knows" (S2 §3)', async () => {
    Cookies.set('b_localization', JSON.stringify({ countryCode: 'US', regime: 'opt-out' }))
    answerWith(null)
    await startAndAsk()
    expect(consentState.getState().regime).toBe('opt-in')
    expect(fetchStub).toHaveBeenCalledOnce()
  })

  it.each(['', '%', '{"regime":', 'null', '"opt-out'])(
    'takes nothing out of the cookie %j',
    async (value) => {
      Cookies.set('b_localization', value)
      answerWith(value)
      await startAndAsk()
      expect(consentState.getState().regime).toBe('opt-in')
    },
  )
})
