import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  attachProgressBar,
  PROGRESS_BAR_HIDE_MS,
  PROGRESS_BAR_LASTS_MS,
} from '#lib/browser/navigation/progress-bar.ts'
import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'

let stop = new AbortController()

const bar = () => document.documentElement.getAttribute('data-navigating')

const show = (html: string) => {
  document.body.innerHTML = html
}

const click = (options: MouseEventInit = {}) =>
  document
    .querySelector('a, button')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))

const submit = () =>
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/fr/')
  stop = new AbortController()
  attachProgressBar(stop.signal)
  // Last: nothing is followed here.
  addEventListener('click', (event) => event.preventDefault(), { signal: stop.signal })
})

afterEach(() => {
  stop.abort()
  vi.useRealTimers()
})

describe('the progress bar (S2 §4, §9)', () => {
  it('shows 200 ms after a link was followed, grows for 5000 ms, is full for 500 ms and hides', () => {
    show('<a href="/fr/company/terms-of-use/">Link</a>')
    click()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS - 1)
    expect(bar()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(bar()).toBe('')
    vi.advanceTimersByTime(PROGRESS_BAR_LASTS_MS - 1)
    expect(bar()).toBe('')
    vi.advanceTimersByTime(1)
    expect(bar()).toBe('full')
    vi.advanceTimersByTime(PROGRESS_BAR_HIDE_MS)
    expect(bar()).toBeNull()
  })

  it('starts anew with another link', () => {
    show('<a href="/fr/company/terms-of-use/">Link</a>')
    click()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS + PROGRESS_BAR_LASTS_MS)
    expect(bar()).toBe('full')
    click()
    expect(bar()).toBeNull()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS + PROGRESS_BAR_HIDE_MS)
    expect(bar()).toBe('')
  })

  it('shows for the page itself, which the browser loads anew', () => {
    show('<a href="/fr/">Link</a>')
    click()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    expect(bar()).toBe('')
  })

  it.each([
    ['a place on the page', '<a href="#content">Link</a>', {}],
    ['another site', '<a href="https://other.example/">Link</a>', {}],
    ['a mail', '<a href="mailto:help@other.example">Link</a>', {}],
    ['another tab', '<a href="/" target="_blank">Link</a>', {}],
    ['a file', '<a href="/picture.svg" download>Link</a>', {}],
    ['a click with a modifier', '<a href="/">Link</a>', { ctrlKey: true }],
    ['a button', '<button type="button">Button</button>', {}],
  ])('stays away for %s', (_case, html, options) => {
    show(html)
    click(options)
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    expect(bar()).toBeNull()
  })

  it('stays away where somebody else handles the click', () => {
    show('<a href="/">Link</a>')
    document.addEventListener('click', (event) => event.preventDefault(), { signal: stop.signal })
    click()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    expect(bar()).toBeNull()
  })

  it('shows for a form that the browser sends', () => {
    show('<form method="post" action="/api/feedback"></form>')
    submit()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    expect(bar()).toBe('')
  })

  it.each([
    ['is sent in place', '<form method="post"></form>', true],
    ['closes its dialog', '<form method="dialog"></form>', false],
    ['opens another tab', '<form method="post" target="_blank"></form>', false],
  ])('stays away for a form that %s', (_case, html, isPrevented) => {
    show(html)
    document.addEventListener('submit', (event) => isPrevented && event.preventDefault(), {
      signal: stop.signal,
    })
    submit()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    expect(bar()).toBeNull()
  })

  it('fills and hides where the visitor stops the page', () => {
    show('<a href="/">Link</a>')
    click()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(bar()).toBe('full')
    vi.advanceTimersByTime(PROGRESS_BAR_HIDE_MS)
    expect(bar()).toBeNull()
  })

  it('never shows where the visitor stops it before', () => {
    show('<a href="/">Link</a>')
    click()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    expect(bar()).toBeNull()
  })

  it('is gone as the page is left, and on the page that the browser shows again', () => {
    show('<a href="/">Link</a>')
    click()
    vi.advanceTimersByTime(PROGRESS_WAIT_MS)
    dispatchEvent(new Event('pagehide'))
    expect(bar()).toBeNull()
    vi.advanceTimersByTime(PROGRESS_BAR_LASTS_MS)
    expect(bar()).toBeNull()
  })
})
