import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventQueue } from '#features/analytics/track.ts'
import { countView, LANDING_VIEW_DELAY_MS } from '#features/landing/browser/count-view.ts'
import { COUNTED_PAGE } from '#features/landing/counted-page.ts'
import { putFact, startBehaviour } from '../../support/page-behaviour.tsx'

const RECORD_QUERY = { event: 'record query', category: 'Landing', label: 'nda' }
const VIEW = { event: 'landing view', category: 'Landing', label: 'Free demo' }

const events = (): unknown => Reflect.get(window, 'dataLayer')

beforeEach(() => {
  vi.useFakeTimers()
  putFact(COUNTED_PAGE, { label: 'Free demo', keyword: 'nda' })
  Reflect.deleteProperty(window, 'dataLayer')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the view of a landing page', () => {
  it('is counted a second after its keyword, once each', () => {
    startBehaviour(countView)
    vi.advanceTimersByTime(LANDING_VIEW_DELAY_MS - 1)
    expect(events()).toEqual([RECORD_QUERY])
    vi.advanceTimersByTime(1)
    expect(events()).toEqual([RECORD_QUERY, VIEW])
    vi.advanceTimersByTime(10 * LANDING_VIEW_DELAY_MS)
    expect(events()).toHaveLength(2)
  })

  it('tells the arm that the page shows', () => {
    const exposure = { experiment: 'headline', arm: 'price' }
    putFact(COUNTED_PAGE, { label: 'Free demo', keyword: 'nda', exposure })
    startBehaviour(countView)
    vi.advanceTimersByTime(LANDING_VIEW_DELAY_MS)
    const view = eventQueue.getState().waiting.at(-1)
    expect(view).toMatchObject({ name: 'landing view', exposure })
  })

  it('is not counted for a visitor who left before', () => {
    const { leave } = startBehaviour(countView)
    leave()
    vi.advanceTimersByTime(LANDING_VIEW_DELAY_MS)
    expect(events()).toEqual([RECORD_QUERY])
  })

  it('is not counted on any other page, nor where the visitor comes back to it', () => {
    startBehaviour(countView)
    vi.advanceTimersByTime(LANDING_VIEW_DELAY_MS)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.advanceTimersByTime(LANDING_VIEW_DELAY_MS)
    expect(events()).toHaveLength(2)
    document.body.innerHTML = ''
    startBehaviour(countView)
    vi.advanceTimersByTime(LANDING_VIEW_DELAY_MS)
    expect(events()).toHaveLength(2)
  })
})
