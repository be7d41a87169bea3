import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachLostScripts } from '#lib/browser/navigation/lost-scripts.ts'
import { LEFT_MS } from '#lib/browser/navigation/reload-after-lost-chunk.ts'

const reload = vi.fn<() => void>()
const fetchStub = vi.fn<typeof fetch>()

let stop = new AbortController()

/** A script whose loading failed. */
const lose = async (src: string) => {
  const script = document.createElement('script')
  script.type = 'never/loaded'
  script.src = src
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  await vi.waitFor(() => Promise.all(fetchStub.mock.results.map(({ value }): unknown => value)))
  script.remove()
}

const chunkError = () =>
  Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
  reload.mockReset()
  fetchStub.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', fetchStub)
  stop = new AbortController()
  attachLostScripts(stop.signal)
})

afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a page whose scripts are gone with its release (S1 §8)', () => {
  it('is loaded anew where the site no longer has a script', async () => {
    fetchStub.mockImplementation(async () => new Response(null, { status: 404 }))
    await lose('/_next/static/chunks/old.js')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(fetchStub).toHaveBeenCalledWith(
      expect.stringMatching(/\/_next\/static\/chunks\/old\.js$/),
      expect.objectContaining({ cache: 'no-store' }),
    )
  })

  it('stays where the network lost the script: who wants it asks again', async () => {
    fetchStub.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')))
    await lose('/_next/static/chunks/new.js').catch((_lost: unknown) => undefined)
    fetchStub.mockImplementation(async () => new Response(null, { status: 200 }))
    await lose('/_next/static/chunks/newer.js').catch((_lost: unknown) => undefined)
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
    expect(fetchStub).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })

  it('cares for no script of others', async () => {
    await lose('https://vendor.example/tag.js')
    expect(fetchStub).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['an error that nobody took', () => new ErrorEvent('error', { error: chunkError() })],
    [
      'a promise that nobody kept',
      () => Object.assign(new Event('unhandledrejection'), { reason: chunkError() }),
    ],
  ])('is loaded anew after %s', async (_case, event) => {
    fetchStub.mockImplementation(async () => new Response(null, { status: 404 }))
    dispatchEvent(event())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 2 * LEFT_MS })
  })

  it('stays after any other error', () => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: null }))
    expect(reload).not.toHaveBeenCalled()
  })
})
