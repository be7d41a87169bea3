import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { session } from '#features/account/server/session.ts'
import { answerAffiliateClick } from '#features/affiliate/server/answer-click.ts'
import { answerDocuments } from '#features/documents/server/answer-documents.ts'
import { answerThumbnail } from '#features/documents/server/answer-thumbnail.ts'
import { documentFinder } from '#features/documents/server/document-finder.ts'
import { localize } from '#features/localization/server/localize.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import type { LimitCall } from '#lib/server/rate-limit/call-limits.ts'
import { foundDocuments } from '../../support/found-documents.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { testSite } from '../../support/test-site.ts'
import { json, startUpstream, type UpstreamServer } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const ADDRESS = '203.0.113.7'
const CLICK = { offerId: 12, affiliateId: 345, page: '/start', language: 'en' }

let upstream: UpstreamServer

beforeAll(async () => {
  upstream = await startUpstream()
})

beforeEach(() => {
  upstream.seen.length = 0
  upstream.reply = json(200, { total: 12, documents: foundDocuments(12) })
})

afterAll(() => upstream.close())

const finder = () => {
  const { log } = testSite().site
  return documentFinder({ searchServiceUrl: upstream.url, thumbnailUrl: undefined, log })
}

const documents: Handle = (request, site) => answerDocuments(finder)(request, site)

const send = async (
  handle: Handle,
  { request, waitS }: { request: NextRequest; waitS?: number },
) => {
  const counted: Parameters<LimitCall>[] = []
  const { site, logged } = testSite({
    trustedProxyHops: 1,
    searchServiceUrl: upstream.url,
    accountServiceUrl: upstream.url,
    geoServiceUrl: upstream.url,
    affiliateServiceUrl: upstream.url,
    limitCall: (...call) => {
      counted.push(call)
      return Promise.resolve(waitS)
    },
  })
  return { response: await answer(handle, { request, site }), counted, logged }
}

const headers = { 'X-Forwarded-For': ADDRESS }

const visit = (path: string, cookies: Record<string, string> = {}) =>
  visitRequest({ path, cookies, headers })

const report = () =>
  new NextRequest('http://10.0.0.5:3000/api/affiliate-click', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: JSON.stringify(CLICK),
  })

const SIGNED_IN = { p_ssojwt: 'a.b.c' }

describe('who makes a handler call a service too often', () => {
  it.each([
    ['documents', documents, () => visit('/api/documents?q=lease&lang=en')],
    ['thumbnails', answerThumbnail, () => visit('/api/thumb/1001-600px.svg')],
    ['localization', localize, () => visit('/api/localization')],
    ['session', session, () => visit('/api/session', SIGNED_IN)],
    ['affiliateClick', answerAffiliateClick, report],
  ])('is told for how long to wait: %s', async (call, handle, request) => {
    const { response, counted } = await send(handle, { request: request(), waitS: 7 })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 429, title: 'Too many requests' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(counted).toEqual([[call, ADDRESS]])
    expect(upstream.seen).toEqual([])
  })

  it('is told to wait on the way to the web app, and stays signed in', async () => {
    const request = visit('/api/hand-off?url=doc/bail-D7&lang=fr', SIGNED_IN)
    const { response, counted } = await send(handOff, { request, waitS: 7 })
    expect(response.headers.get('location')).toBe('/fr/hand-off/again')
    expect(Object.keys(setCookies(response))).toEqual(['b_handoff'])
    expect(counted).toEqual([['handOff', ADDRESS]])
    expect(upstream.seen).toEqual([])
  })
})

describe('what costs no call is not counted', () => {
  it('documents that were found lately, whoever asks', async () => {
    const find = finder()
    const ask = (query: string) =>
      send(
        answerDocuments(() => find),
        { request: visit(`/api/documents?${query}`) },
      )
    expect((await ask('q=lease&lang=en')).counted).toHaveLength(1)
    const { response, counted } = await ask('q=lease&lang=en')
    expect(response.status).toBe(200)
    expect(counted).toEqual([])
    expect((await ask('q=lease&lang=fr')).counted).toHaveLength(1)
  })

  it.each([
    ['a bad question', documents, '/api/documents?q=lease'],
    ['a preview of no document', answerThumbnail, '/api/thumb/x.svg'],
    ['nobody', session, '/api/session'],
    ['a hand-off without a token', handOff, '/api/hand-off?entryPoint=/'],
  ])('%s', async (_case, handle, path) => {
    const { counted } = await send(handle, { request: visit(path), waitS: 7 })
    expect(counted).toEqual([])
  })

  it('a place that the edge tells', async () => {
    const { site } = testSite({
      geoHeaders: { country: 'x-country' },
      limitCall: () => Promise.resolve(7),
    })
    const request = visitRequest({ path: '/api/localization', headers: { 'x-country': 'CA' } })
    expect((await answer(localize, { request, site })).status).toBe(200)
  })
})
