import { afterEach, describe, expect, it, vi } from 'vitest'
import { track } from '#features/analytics/track.ts'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'

const event = {
  name: 'Account Created',
  category: 'Goal',
  label: 'offer',
  email: 'ann@company.example',
} as const

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  consentState.setState(UNKNOWN_CONSENT)
})

describe('an analytics event', () => {
  it('makes the data layer of the page', () => {
    track(event)
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      { event: 'Account Created', category: 'Goal', label: 'offer' },
    ])
  })

  it('has the id that the server tells a platform, so that a tag and the server count once', () => {
    track({ ...event, eventId: 'ab'.repeat(16) })
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      { event: 'Account Created', category: 'Goal', label: 'offer', event_id: 'ab'.repeat(16) },
    ])
  })

  it('shows the address to the data layer where the visitor accepted', () => {
    consentState.setState({ choice: 'accepted' })
    track(event)
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      { event: 'Account Created', category: 'Goal', label: 'offer', email: event.email },
    ])
  })

  it.each([
    { regime: 'opt-in', choice: null },
    { regime: 'opt-out', choice: null },
    { regime: 'opt-out', choice: 'declined' },
  ] as const)('shows it to nobody under $regime with the choice $choice', (consent) => {
    consentState.setState(consent)
    track(event)
    expect(JSON.stringify(Reflect.get(window, 'dataLayer'))).not.toContain(event.email)
  })

  it('joins a data layer that is there', () => {
    Reflect.set(window, 'dataLayer', ['first'])
    track(event)
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      'first',
      expect.objectContaining({ event: 'Account Created' }),
    ])
  })

  it('breaks nothing where the layer is broken', () => {
    const fault = new Error('no room')
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    Reflect.set(
      window,
      'dataLayer',
      Object.assign([], {
        push: () => {
          throw fault
        },
      }),
    )
    track(event)
    expect(report).toHaveBeenCalledWith(fault)
    vi.unstubAllGlobals()
  })
})
