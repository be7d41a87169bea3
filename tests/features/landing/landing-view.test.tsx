import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LandingView } from '#features/landing/components/landing-view.tsx'
import { LANDING_VIEW_DELAY_MS } from '#lib/config/constants.ts'

const RECORD_QUERY = { event: 'record query', category: 'Landing', label: 'nda' }
const VIEW = { event: 'landing view', category: 'Landing', label: 'Free demo' }

const events = (): unknown => Reflect.get(window, 'dataLayer')

beforeEach(() => {
  vi.useFakeTimers()
  Reflect.deleteProperty(window, 'dataLayer')
})

afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('LandingView', () => {
  it('records the keyword on load and counts the view a second later, once each', () => {
    render(<LandingView label="Free demo" keyword="nda" delayMs={LANDING_VIEW_DELAY_MS} />)
    wait(LANDING_VIEW_DELAY_MS - 1)
    expect(events()).toEqual([RECORD_QUERY])
    wait(1)
    expect(events()).toEqual([RECORD_QUERY, VIEW])
    wait(10 * LANDING_VIEW_DELAY_MS)
    expect(events()).toHaveLength(2)
  })

  it('counts once although React mounts twice in strict mode', () => {
    render(
      <StrictMode>
        <LandingView label="Free demo" keyword="nda" delayMs={LANDING_VIEW_DELAY_MS} />
      </StrictMode>,
    )
    wait(LANDING_VIEW_DELAY_MS)
    expect(events()).toEqual([RECORD_QUERY, VIEW])
  })

  it('counts nothing for a visitor who left before', () => {
    const { unmount } = render(
      <LandingView label="Free demo" keyword="nda" delayMs={LANDING_VIEW_DELAY_MS} />,
    )
    unmount()
    wait(LANDING_VIEW_DELAY_MS)
    expect(events()).toBeUndefined()
  })
})
