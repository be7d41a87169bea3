import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardEntry } from '#features/checkout/components/card/card-entry.ts'
import { FrameCard } from '#features/checkout/components/card/frame-card.tsx'
import { FRAME_SUBMIT } from '#features/checkout/frame-message.ts'
import words from '#locales/en/messages/checkout.json' with { type: 'json' }

const ORIGIN = 'http://pay.example'
const { card } = words.client

type From = { origin?: string; source?: unknown }

let entry: CardEntry | null = null

const frame = () => screen.getByTitle<HTMLIFrameElement>(card.title)

// The frame's window is stood in for by the page's own.
const say = (data: unknown, { origin = ORIGIN, source = window }: From = {}) =>
  act(() => {
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  })

const tell = (data: object, from?: From) => say({ source: 'payment-frame', ...data }, from)

beforeEach(() => {
  entry = null
  vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  // Nothing is fetched: what the frame says is what the test says.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window)
  render(
    <FrameCard
      frameUrl={`${ORIGIN}/payment/frame`}
      language="de"
      words={card}
      onEntry={(now) => {
        entry = now
      }}
    />,
  )
})

describe('the frame that takes a card', () => {
  it('is told the language, and which page it stands in', () => {
    const { searchParams, pathname } = new URL(frame().src)
    expect(pathname).toBe('/payment/frame')
    expect(searchParams.get('lang')).toBe('de')
    expect(searchParams.get('origin')).toBe(location.origin)
    expect(frame().getAttribute('sandbox')).not.toContain('top-navigation')
  })

  it('is as high as it says, and shown when it is ready', () => {
    expect(screen.getByText(card.loading)).toBeTruthy()
    tell({ type: 'ready' })
    tell({ type: 'height', height: 312 })
    expect(screen.queryByText(card.loading)).toBeNull()
    expect(frame().getAttribute('height')).toBe('312')
  })

  it('is asked at its own origin, and gives a token', async () => {
    const answer = entry?.submit()
    expect(window.postMessage).toHaveBeenCalledWith(FRAME_SUBMIT, ORIGIN)
    tell({ type: 'token', token: 'tok_123456' })
    expect(await answer).toEqual({ token: 'tok_123456' })
  })

  it.each([
    [{ type: 'invalid' }, { invalid: true }],
    [{ type: 'failed', reason: 'not-a-test-card' }, { failed: 'not-a-test-card' }],
  ])('says %o', async (message, expected) => {
    const answer = entry?.submit()
    tell(message)
    expect(await answer).toEqual(expected)
  })

  it('is the only one that is heard', () => {
    tell({ type: 'height', height: 400 }, { origin: 'http://evil.example' })
    tell({ type: 'height', height: 401 }, { source: {} })
    say({ type: 'height', height: 402 })
    say({ source: 'payment-frame', type: 'height', height: '403' })
    expect(frame().getAttribute('height')).toBe('294')
  })
})
