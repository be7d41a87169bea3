import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureSource } from '#features/traffic-source/components/capture-source.tsx'
import { consentState } from '#lib/browser/consent-state.ts'
import { trafficSource } from '#lib/browser/traffic-source.ts'
import { UNKNOWN_CONSENT } from '#lib/util/consent-rules.ts'

const stored = () => JSON.parse(localStorage.getItem('b_tracking') ?? 'null') as unknown

beforeEach(() => {
  localStorage.clear()
  Cookies.remove('_ga')
  consentState.setState(UNKNOWN_CONSENT)
  trafficSource.setState({}, true)
})

describe('a form that is sent before the time', () => {
  it('captures at once, and stores where that is allowed', async () => {
    await captureSource('?c=1')
    expect(trafficSource.getState()).toEqual({ SourceAccount: '1' })
    expect(stored()).toBeNull()
    consentState.setState({ regime: 'opt-out' })
    await captureSource('?c=1')
    expect(stored()).toEqual({ SourceAccount: '1' })
  })

  it('reads the analytics client’s name again', async () => {
    await captureSource('')
    expect(trafficSource.getState()).toEqual({})
    Cookies.set('_ga', 'GA1.1.1.2')
    await captureSource('')
    expect(trafficSource.getState()).toEqual({ SourceGuid: '1.2' })
  })
})
