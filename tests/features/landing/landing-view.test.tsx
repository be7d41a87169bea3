import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LandingView } from '#features/landing/components/landing-view.tsx'
import { LANDING_VIEW_DELAY_MS } from '#lib/config/constants.ts'

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
  it('counts the view one second after it mounted, once', () => {
    render(<LandingView label="Free demo" delayMs={LANDING_VIEW_DELAY_MS} />)
    wait(LANDING_VIEW_DELAY_MS - 1)
    expect(events()).toBeUndefined()
    wait(1)
    expect(events()).toEqual([{ event: 'landing view', category: 'Landing', label: 'Free demo' }])
    wait(10 * LANDING_VIEW_DELAY_MS)
    expect(events()).toHaveLength(1)
  })

  it('counts once although React mounts twice in strict mode', () => {
    render(
      <StrictMode>
        <LandingView label="Free demo" delayMs={LANDING_VIEW_DELAY_MS} />
      </StrictMode>,
    )
    wait(LANDING_VIEW_DELAY_MS)
    expect(events()).toHaveLength(1)
  })

  it('counts nothing for a visitor who left before', () => {
    const { unmount } = render(<LandingView label="Free demo" delayMs={LANDING_VIEW_DELAY_MS} />)
    unmount()
    wait(LANDING_VIEW_DELAY_MS)
    expect(events()).toBeUndefined()
  })
})
