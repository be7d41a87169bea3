import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadAfterLostChunk } from '#lib/browser/navigation/reload-after-lost-chunk.ts'

const reload = vi.fn<() => void>()

const lostChunk = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  sessionStorage.clear()
  reload.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a lost part of the script (S1 §8)', () => {
  it('loads the page anew, at most once per minute', () => {
    reloadAfterLostChunk(lostChunk())
    vi.advanceTimersByTime(59_999)
    reloadAfterLostChunk(lostChunk())
    expect(reload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    reloadAfterLostChunk(lostChunk())
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('notes the time where the next page finds it (S2 §3)', () => {
    reloadAfterLostChunk(lostChunk())
    expect(sessionStorage.getItem('b_reload')).toBe(String(Date.now()))
  })

  it.each([
    ['another error', new Error('broken')],
    ['a text', 'ChunkLoadError'],
    ['nothing', null],
  ])('is not %s', (_case, error) => {
    reloadAfterLostChunk(error)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads nothing anew where the browser keeps no session storage, or it would never end', () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    reloadAfterLostChunk(lostChunk())
    expect(reload).not.toHaveBeenCalled()
  })
})
