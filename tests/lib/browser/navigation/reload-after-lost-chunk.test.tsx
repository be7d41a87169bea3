import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEFT_MS, reloadAfterLostChunk } from '#lib/browser/navigation/reload-after-lost-chunk.ts'

const reload = vi.fn<() => void>()

const lostChunk = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response('{}'))
  sessionStorage.clear()
  document.body.innerHTML = ''
  reload.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Until whoever is leaving is gone. */
const loseAndWait = async (error: unknown = lostChunk()) => {
  reloadAfterLostChunk(error)
  await vi.advanceTimersByTimeAsync(LEFT_MS)
}

describe('a lost part of the script (S1 §8)', () => {
  it('loads the page anew, at most once per minute', async () => {
    await loseAndWait()
    await vi.advanceTimersByTimeAsync(59_999 - LEFT_MS)
    await loseAndWait()
    expect(reload).toHaveBeenCalledOnce()
    await loseAndWait()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('notes the time where the next page finds it (S2 §3)', async () => {
    await loseAndWait()
    expect(sessionStorage.getItem('b_reload')).toBe(String(Date.now()))
  })

  it.each([
    'Importing a module script failed.',
    'Loading chunk 7 failed.',
    'Loading CSS chunk 7 failed.',
  ])('is also “%s”', async (message) => {
    await loseAndWait(new TypeError(message))
    expect(reload).toHaveBeenCalledOnce()
  })

  describe.each([
    ['Failed to fetch dynamically imported module: https://site.example/x.js', /^https:.*x\.js$/],
    ['error loading dynamically imported module: https://site.example/x.js', /^https:.*x\.js$/],
    ['Failed to load chunk /_next/static/chunks/1a2b.js from module 42', /^\/_next.*1a2b\.js$/],
  ])('that “%s” names', (message, src) => {
    const answered = async (answer: () => Promise<Response>) => {
      const fetchStub = vi.fn<typeof fetch>(answer)
      vi.stubGlobal('fetch', fetchStub)
      reloadAfterLostChunk(new TypeError(message))
      await vi.advanceTimersByTimeAsync(LEFT_MS - 1)
      expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(src),
        expect.objectContaining({ cache: 'no-store' }),
      )
    }

    it('is gone with its release', async () => {
      await answered(async () => new Response(null, { status: 404 }))
      expect(reload).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(reload).toHaveBeenCalledOnce()
    })

    // In Firefox a visitor who leaves breaks off what the page is loading: a reload would keep them.
    it('is still there: nobody who is leaving is held back, whoever stays gets it', async () => {
      await answered(async () => new Response(null, { status: 200 }))
      expect(reload).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(reload).toHaveBeenCalledOnce()
    })

    it('cannot be asked for', async () => {
      await answered(async () => Promise.reject(new TypeError('Failed to fetch')))
      await vi.advanceTimersByTimeAsync(LEFT_MS)
      expect(reload).not.toHaveBeenCalled()
    })
  })

  it('is told by its name alone', async () => {
    await loseAndWait(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['another error', new Error('broken')],
    ['a failed call', new TypeError('Failed to fetch')],
    ['a failed load', new TypeError('Load failed')],
    ['nothing', null],
  ])('is not %s', async (_case, error) => {
    await loseAndWait(error)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads nothing anew where the browser keeps no session storage, or it would never end', async () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    await loseAndWait()
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads nothing anew without a network', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await loseAndWait()
    expect(reload).not.toHaveBeenCalled()
  })
})

const find = <Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind => {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`There is no ${selector}.`)
}

describe('the reload', () => {
  it('waits for an open dialog to close', async () => {
    document.body.innerHTML = '<dialog open></dialog>'
    await loseAndWait()
    expect(reload).not.toHaveBeenCalled()
    const dialog = find(HTMLDialogElement, 'dialog')
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits until nothing typed is left, and nobody is in a field', async () => {
    document.body.innerHTML = '<input value="given"><textarea>given</textarea>'
    const field = find(HTMLInputElement, 'input')
    field.value = 'typed'
    await loseAndWait()
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

  it('waits for a dialog that closes on something typed', async () => {
    document.body.innerHTML = '<dialog open></dialog><textarea></textarea>'
    await loseAndWait()
    find(HTMLTextAreaElement, 'textarea').value = 'typed'
    const dialog = find(HTMLDialogElement, 'dialog')
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    vi.runAllTimers()
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for no field that stands as it came', async () => {
    document.body.innerHTML =
      '<input type="hidden"><input type="checkbox" checked><input value="given"><textarea>given</textarea>'
    find(HTMLInputElement, '[type="hidden"]').value = 'changed by script'
    await loseAndWait()
    expect(reload).toHaveBeenCalledOnce()
  })
})
