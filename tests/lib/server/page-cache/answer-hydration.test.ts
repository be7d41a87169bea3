import { beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/server/answer/api-handler.ts'
import { answerHydration } from '#lib/server/page-cache/answer-hydration.ts'
import { testSite } from '../../../support/test-site.ts'
import { visitRequest } from '../../../support/visit-request.ts'

const files = vi.hoisted(() => new Map<string, string>())
vi.mock('#lib/server/page-cache/hydration-files.ts', () => ({
  findHydration: (name: string) => Promise.resolve(files.get(name)),
}))

const NAME = `${'a'.repeat(16)}.js`

const ask = (headers: Record<string, string> = {}) =>
  answer(answerHydration, {
    request: visitRequest({ path: `/api/hydration/${NAME}`, headers }),
    site: testSite().site,
  })

const pages = vi.fn<(url: unknown) => Response>()

beforeEach(() => {
  files.clear()
  pages.mockReset()
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => Promise.resolve(pages(url)))
})

it('answers the script of a page, to be kept for longer than the page', async () => {
  files.set(NAME, 'one()')
  const response = await ask()
  expect(await response.text()).toBe('one()')
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=691200, immutable')
  expect(pages).not.toHaveBeenCalled()
})

it('prepares the page that asks where another instance has sent it, without what is counted', async () => {
  pages.mockImplementation(() => {
    files.set(NAME, 'two()')
    return new Response('<p>page</p>')
  })
  const referer = 'https://site.example/fr/docs/demo?q=lease&oid=7&affid=9&gclid=x'
  expect(await (await ask({ referer })).text()).toBe('two()')
  expect(pages.mock.calls).toEqual([['http://localhost:3000/fr/docs/demo?q=lease']])
})

it('answers 404 where no page has it, which no cache keeps', async () => {
  pages.mockReturnValue(new Response('<p>page</p>'))
  for (const referer of ['', 'no address', 'https://site.example/']) {
    const response = await ask({ referer })
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control') ?? 'no-store').toContain('no-store')
  }
  expect(pages).toHaveBeenCalledTimes(1)
})

it('answers 404 where the page fails as well', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('unreachable'))
  expect((await ask({ referer: 'https://site.example/' })).status).toBe(404)
})
