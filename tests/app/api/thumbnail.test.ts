import { describe, expect, it } from 'vitest'
import { answerThumbnail } from '#features/documents/server/answer-thumbnail.ts'
import { DRAWING_MAX_BYTES } from '#lib/config/constants.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { hangUp, json, silence, type UpstreamServer } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><title>Lease</title></svg>'

const FOR_EVER = 'public, max-age=31536000, immutable'

const draws =
  (body: string, type: string, cacheControl = FOR_EVER): UpstreamServer['reply'] =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cacheControl })
    response.end(body)
  }

const search = await upstreamOfFile(draws(DRAWING, 'image/svg+xml; charset=utf-8'))

const ask = async (file: string, overrides: Partial<Site> = {}) => {
  const { site, logged } = testSite({ searchServiceUrl: search.url, ...overrides })
  const request = visitRequest({ path: `/api/thumb/${file}` })
  return { response: await answer(answerThumbnail, { request, site }), logged }
}

describe('GET /api/thumb/{id}-{width}px.svg (S2 §3, §4)', () => {
  it.each(['1001-80549bd9-600px.svg', '1001-de-80549bd9-250px.svg'])(
    'passes %s on, to be kept for ever',
    async (file) => {
      const { response } = await ask(file)
      expect(await response.text()).toBe(DRAWING)
      expect(search.seen.map(({ path }) => path)).toEqual([`/thumb/${file}`])
      expect(Object.fromEntries(response.headers)).toEqual({
        'cache-control': FOR_EVER,
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        'content-type': 'image/svg+xml; charset=utf-8',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it('has one kept for a day whose service does not say that it never changes', async () => {
    search.reply = draws(DRAWING, 'image/svg+xml', 'public, max-age=86400')
    const { response } = await ask('1001-de-600px.svg')
    expect(await response.text()).toBe(DRAWING)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each([
    '1001-300px.svg',
    'x-600px.svg',
    '1001-600px.png',
    '..%2f1-600px.svg',
    '1-600px.svg%00',
  ])('knows no %s and asks nobody', async (file) => {
    const { response } = await ask(file)
    expect(response.status).toBe(404)
    expect(search.seen).toEqual([])
  })

  it('says for a minute that there is no such preview when the service does', async () => {
    search.reply = json(404, {})
    const { response, logged } = await ask('999-600px.svg')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(logged()).toEqual([])
  })

  it.each([
    ['cuts the line', hangUp],
    ['answers 500', json(500, {})],
    ['is slow', silence],
    ['sends a page', draws('<html><script>alert(1)</script></html>', 'text/html')],
    ['calls a page a drawing', draws('<html></html>', 'image/svg+xml')],
    ['calls a drawing a page', draws(DRAWING, 'text/html')],
    ['sends without end', draws(`<svg>${'x'.repeat(DRAWING_MAX_BYTES)}</svg>`, 'image/svg+xml')],
  ])('shows a blank sheet for a minute when the service %s', async (_case, reply) => {
    search.reply = reply
    const { response, logged } = await ask('1001-600px.svg', { upstreamBudgetMs: 400 })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    const body = await response.text()
    expect(body).toMatch(/^<svg [^>]+ width="600" height="778"/)
    expect(body).not.toMatch(/script|xxx|Lease/)
    expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'search' }])
  })
})
