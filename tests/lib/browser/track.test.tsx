import { afterEach, describe, expect, it, vi } from 'vitest'
import { track } from '#lib/browser/track.ts'

const event = { name: 'Account Created', category: 'Goal', label: 'offer' } as const

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
})

describe('an analytics event', () => {
  it('makes the data layer of the page', () => {
    track(event)
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      { event: 'Account Created', category: 'Goal', label: 'offer' },
    ])
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
