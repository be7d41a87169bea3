import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadAfterLostChunk } from '#lib/browser/navigation/reload-after-lost-chunk.ts'

const reload = vi.fn<() => void>()

const lostChunk = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  sessionStorage.clear()
  document.body.innerHTML = ''
  reload.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
    'Failed to fetch dynamically imported module: https://site.example/x.js',
    'error loading dynamically imported module: https://site.example/x.js',
    'Importing a module script failed.',
    'Loading chunk 7 failed.',
    'Loading CSS chunk 7 failed.',
    'Failed to load chunk /_next/static/chunks/1a2b.js from module 42',
  ])('is also “%s”', (message) => {
    reloadAfterLostChunk(new TypeError(message))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is told by its name alone', () => {
    reloadAfterLostChunk(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['another error', new Error('broken')],
    ['a failed call', new TypeError('Failed to fetch')],
    ['a failed load', new TypeError('Load failed')],
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

  it('loads nothing anew without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    reloadAfterLostChunk(lostChunk())
    expect(reload).not.toHaveBeenCalled()
  })
})

const find = <Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind => {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`There is no ${selector}.`)
}

describe('the reload', () => {
  it('waits for an open dialog to close', () => {
    document.body.innerHTML = '<dialog open></dialog>'
    reloadAfterLostChunk(lostChunk())
    expect(reload).not.toHaveBeenCalled()
    const dialog = find(HTMLDialogElement, 'dialog')
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits until nothing typed is left, and nobody is in a field', () => {
    document.body.innerHTML = '<input value="given"><textarea>given</textarea>'
    const field = find(HTMLInputElement, 'input')
    field.value = 'typed'
    reloadAfterLostChunk(lostChunk())
    field.focus()
    field.value = 'given'
    field.dispatchEvent(new Event('focusout', { bubbles: true }))
    vi.runAllTimers()
    expect(reload).not.toHaveBeenCalled()
    field.blur()
    field.dispatchEvent(new Event('focusout', { bubbles: true }))
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits for a dialog that closes on something typed', () => {
    document.body.innerHTML = '<dialog open></dialog><textarea></textarea>'
    reloadAfterLostChunk(lostChunk())
    find(HTMLTextAreaElement, 'textarea').value = 'typed'
    const dialog = find(HTMLDialogElement, 'dialog')
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    vi.runAllTimers()
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for no field that stands as it came', () => {
    document.body.innerHTML =
      '<input type="hidden"><input type="checkbox" checked><input value="given"><textarea>given</textarea>'
    find(HTMLInputElement, '[type="hidden"]').value = 'changed by script'
    reloadAfterLostChunk(lostChunk())
    expect(reload).toHaveBeenCalledOnce()
  })
})
