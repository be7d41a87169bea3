import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import {
  captureSource,
  SOURCE_CAPTURE_DELAY_MS,
} from '#features/traffic-source/browser/capture-source.ts'
import { sourceCapture, trafficSourceStore } from '#features/traffic-source/traffic-source-store.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'

const CAMPAIGN = { SourceChannel: 'google', CustomTracking: { source: 'flyer' } }

const NOTHING = { b_tracking: null, b_first: null, b_source: undefined }

const inStorage = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

const stored = () => ({
  b_tracking: inStorage('b_tracking'),
  b_first: inStorage('b_first'),
  b_source: Cookies.get('b_source'),
})

const arrive = (address: string) => {
  happyDOM.setURL(`https://site.example${address}`)
  trafficSourceStore.setState({}, true)
  return startBehaviour(captureSource)
}

const wait = (milliseconds = SOURCE_CAPTURE_DELAY_MS) => {
  vi.advanceTimersByTime(milliseconds)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  happyDOM.setURL('https://site.example/')
  localStorage.clear()
  for (const name of ['b_source', '_ga']) Cookies.remove(name)
  consentState.setState(UNKNOWN_CONSENT)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('where storing is allowed', () => {
  beforeEach(() => {
    consentState.setState({ regime: 'opt-out' })
  })

  it('stores the record, the first touch and the source one second after the load', () => {
    arrive('/l/f?utm_source=google&source=flyer')
    wait(SOURCE_CAPTURE_DELAY_MS - 1)
    expect(stored()).toEqual(NOTHING)
    expect(trafficSourceStore.getState()).toEqual({})
    wait(1)
    expect(stored()).toEqual({ b_tracking: CAMPAIGN, b_first: CAMPAIGN, b_source: 'flyer' })
    expect(trafficSourceStore.getState()).toEqual(CAMPAIGN)
  })

  it('keeps what a later arrival lacks, and the first touch as it was', () => {
    arrive('/l/f?utm_source=google&source=flyer').leave()
    arrive('/l/f?utm_source=google&source=flyer')
    wait()
    arrive('/docs/free-demo?utm_campaign=spring&s=mail')
    wait()
    const second = { ...CAMPAIGN, SourceChannel: 'mail', SourceCampaign: 'spring' }
    expect(stored()).toEqual({ b_tracking: second, b_first: CAMPAIGN, b_source: 'flyer' })
    arrive('/')
    wait()
    expect(trafficSourceStore.getState()).toEqual(second)
  })

  it('takes the name that the analytics client gave the browser', () => {
    Cookies.set('_ga', 'GA1.1.1234567890.1700000000')
    arrive('/l/f?c=1')
    wait()
    expect(inStorage('b_tracking')).toEqual({
      SourceAccount: '1',
      SourceGuid: '1234567890.1700000000',
    })
  })

  it('takes the name that comes with a vendor’s script, for the first touch too', () => {
    arrive('/l/f?c=1')
    wait()
    expect(inStorage('b_first')).toEqual({ SourceAccount: '1' })
    const script = document.createElement('script')
    document.head.append(script)
    script.dispatchEvent(new Event('load'))
    wait(500)
    expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
    Cookies.set('_ga', 'GA1.1.1234567890.1700000000')
    wait(1000)
    const named = { SourceAccount: '1', SourceGuid: '1234567890.1700000000' }
    expect(trafficSourceStore.getState()).toEqual(named)
    expect(stored()).toMatchObject({ b_tracking: named, b_first: named })
    script.remove()
  })

  it('reads the source that a link named before, where that is all there is', () => {
    Cookies.set('b_source', 'flyer de printemps')
    arrive('/')
    wait()
    const known = { CustomTracking: { source: 'flyer de printemps' } }
    expect(trafficSourceStore.getState()).toEqual(known)
    expect(stored()).toMatchObject({ b_tracking: known, b_first: known })
  })

  it.each(['%ff', '%3Cscript%3E', ''])('reads none that is not in order: %j', async (value) => {
    Cookies.withConverter({ write: String }).set('b_source', value)
    arrive('/l/f?c=1')
    wait()
    expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
  })

  it.each(['GA1.1.x.y', 'GA1.1.1.2.3', `GA1.1.${'1'.repeat(99)}.2`, '1.2'])(
    'takes no other name: %s',
    async (cookie) => {
      Cookies.set('_ga', cookie)
      arrive('/l/f?c=1')
      wait()
      expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
    },
  )

  it('leaves nothing of a visitor whom nothing brought', () => {
    Cookies.set('_ga', 'GA1.1.1.2')
    arrive('/l/f?gclid=x')
    wait()
    expect(stored()).toEqual(NOTHING)
    expect(trafficSourceStore.getState()).toEqual({ SourceGuid: '1.2' })
  })

  it('does not lengthen the life of the source by a visit without one', () => {
    arrive('/l/f?source=flyer')
    wait()
    Cookies.remove('b_source')
    arrive('/')
    wait()
    expect(stored()).toMatchObject({ b_source: undefined })
  })

  it('reads the query of the load, whatever the address says later', () => {
    arrive('/l/f?c=1')
    happyDOM.setURL('https://site.example/docs/free-demo')
    wait()
    expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
  })

  it('works in memory where the browser keeps nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    arrive('/l/f?c=1')
    wait()
    expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
  })
})

describe('before a choice in a country that asks for one', () => {
  it('keeps the record in memory, for a sign-up on this page', () => {
    arrive('/l/f?utm_source=google&source=flyer')
    wait()
    expect(trafficSourceStore.getState()).toEqual(CAMPAIGN)
    expect(stored()).toEqual(NOTHING)
  })

  it('reads nothing that is stored', () => {
    localStorage.setItem('b_tracking', JSON.stringify({ SourceCampaign: 'spring' }))
    Cookies.set('b_source', 'flyer')
    arrive('/l/f?c=1')
    wait()
    expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
  })

  it.each([{ choice: 'accepted' }, { regime: 'opt-out' }] as const)(
    'stores it as soon as it is allowed: %j',
    async (consent) => {
      arrive('/l/f?utm_source=google&source=flyer')
      wait()
      consentState.setState(consent)
      expect(stored()).toEqual({ b_tracking: CAMPAIGN, b_first: CAMPAIGN, b_source: 'flyer' })
    },
  )
})

describe('a visitor who declines', () => {
  it('has nothing stored any more, and keeps the record of this page in memory', () => {
    consentState.setState({ regime: 'opt-out' })
    arrive('/l/f?utm_source=google&source=flyer')
    wait()
    consentState.setState({ choice: 'declined' })
    expect(stored()).toMatchObject({ b_tracking: null, b_first: null })
    expect(trafficSourceStore.getState()).toEqual(CAMPAIGN)
  })

  it('has what an earlier page stored erased', () => {
    localStorage.setItem('b_tracking', '{"SourceChannel":"google"}')
    localStorage.setItem('b_first', '{"SourceChannel":"google"}')
    consentState.setState({ choice: 'declined' })
    arrive('/')
    wait()
    expect(stored()).toMatchObject({ b_tracking: null, b_first: null })
    expect(trafficSourceStore.getState()).toEqual({})
  })
})

describe('a form that is sent before the time', () => {
  it('captures at once, and stores where that is allowed', async () => {
    arrive('/l/f?c=1')
    await sourceCapture.now()
    expect(trafficSourceStore.getState()).toEqual({ SourceAccount: '1' })
    expect(inStorage('b_tracking')).toBeNull()
    consentState.setState({ regime: 'opt-out' })
    await sourceCapture.now()
    expect(inStorage('b_tracking')).toEqual({ SourceAccount: '1' })
  })

  it('reads the analytics client’s name again', async () => {
    arrive('/')
    await sourceCapture.now()
    expect(trafficSourceStore.getState()).toEqual({})
    Cookies.set('_ga', 'GA1.1.1.2')
    await sourceCapture.now()
    expect(trafficSourceStore.getState()).toEqual({ SourceGuid: '1.2' })
  })
})

it('captures nothing after it is gone', () => {
  arrive('/l/f?c=1').leave()
  wait()
  expect(trafficSourceStore.getState()).toEqual({})
  const { leave } = arrive('/l/f?c=1')
  wait()
  leave()
  consentState.setState({ choice: 'accepted' })
  expect(stored()).toEqual(NOTHING)
})
