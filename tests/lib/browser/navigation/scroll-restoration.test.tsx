import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachScrollRestoration } from '#lib/browser/navigation/scroll-restoration.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'

const KEY = STORAGE_KEYS.scroll.name

const scrollTo = vi.fn<(to: ScrollToOptions) => void>()

let stop = new AbortController()
let type = 'navigate'
let fontsReady = (): void => undefined
const navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'a' } })

const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

const load = (entry: string, how: 'navigate' | 'reload' | 'back_forward') => {
  stop.abort()
  stop = new AbortController()
  type = how
  navigation.currentEntry = { key: entry }
  vi.stubGlobal('scrollY', 0)
  attachScrollRestoration(stop.signal)
}

const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
}

const leave = () => dispatchEvent(new Event('pagehide'))

const traverse = (entry: string) => {
  navigation.currentEntry = { key: entry }
  const event = Object.assign(new Event('currententrychange'), { navigationType: 'traverse' })
  navigation.dispatchEvent(event)
}

beforeEach(() => {
  sessionStorage.clear()
  scrollTo.mockReset()
  history.scrollRestoration = 'auto'
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('scrollTo', scrollTo)
  const visit = () => ({
    name: '',
    entryType: 'navigation',
    startTime: 0,
    duration: 0,
    toJSON: () => '',
    type,
  })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [visit()])
  const ready = new Promise<void>((resolve) => {
    fontsReady = resolve
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } })
})

afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
})

describe('where a visitor was on a page (S2 §4)', () => {
  it('is kept for each entry of the history, as it is left', () => {
    load('a', 'navigate')
    scroll(900)
    leave()
    load('b', 'navigate')
    leave()
    expect(stored()).toEqual([
      ['a', 900],
      ['b', 0],
    ])
    expect(history.scrollRestoration).toBe('manual')
  })

  it.each(['back_forward', 'reload'] as const)('is found again at once by %s', (how) => {
    sessionStorage.setItem(KEY, '[["a",900]]')
    load('a', how)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' })
  })

  it.each([
    ['a new visit that replaces the entry', 'a', 'navigate'],
    ['an entry that was never left', 'b', 'back_forward'],
  ] as const)('means nothing to %s', (_case, entry, how) => {
    sessionStorage.setItem(KEY, '[["a",900]]')
    load(entry, how)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('is found once more when fonts and pictures have settled', async () => {
    sessionStorage.setItem(KEY, '[["a",900]]')
    load('a', 'reload')
    fontsReady()
    await Promise.resolve()
    expect(scrollTo).toHaveBeenCalledTimes(2)
    dispatchEvent(new Event('load'))
    expect(scrollTo).toHaveBeenCalledTimes(3)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is left to the visitor from the first %s',
    async (sign) => {
      sessionStorage.setItem(KEY, '[["a",900]]')
      load('a', 'reload')
      dispatchEvent(new Event(sign))
      fontsReady()
      await Promise.resolve()
      dispatchEvent(new Event('load'))
      expect(scrollTo).toHaveBeenCalledOnce()
    },
  )

  it('is found again between two places of one page', () => {
    load('a', 'navigate')
    scroll(900)
    navigation.currentEntry = { key: 'b' }
    scroll(100)
    traverse('a')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' })
  })

  it('is kept for fifty entries, of which the oldest goes', () => {
    const old = Array.from({ length: 50 }, (_nothing, index) => [`old-${index}`, index])
    sessionStorage.setItem(KEY, JSON.stringify(old))
    load('a', 'navigate')
    scroll(5)
    leave()
    expect(stored()).toEqual([...old.slice(1), ['a', 5]])
  })

  it('stays what other pages of the tab have noted since', () => {
    load('a', 'navigate')
    sessionStorage.setItem(KEY, '[["b",300],["a",1]]')
    scroll(20)
    leave()
    expect(stored()).toEqual([
      ['b', 300],
      ['a', 20],
    ])
  })

  it.each(['nonsense', '{"a":1}', '[["a","900"],7,null]'])('is nothing that reads %s', (text) => {
    sessionStorage.setItem(KEY, text)
    load('a', 'reload')
    expect(scrollTo).not.toHaveBeenCalled()
    leave()
    expect(stored()).toEqual([['a', 0]])
  })
})

describe('a browser that keeps nothing, or names no entries', () => {
  it('goes on finding the place by itself', () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    load('a', 'reload')
    expect(history.scrollRestoration).toBe('auto')
    leave()
    vi.unstubAllGlobals()
    load('a', 'reload')
    expect(history.scrollRestoration).toBe('auto')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
