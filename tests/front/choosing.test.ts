import * as fc from 'fast-check'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAID_CLICK_IDS } from '#features/affiliate/paid-click-ids.ts'
import { CUSTOM_PARAMETERS, SOURCE_PARAMETERS } from '#features/traffic-source/names.ts'
import { QUERY, AFFILIATE_QUERY } from '#lib/config/query.ts'
import { ROUTE_IDS, ROUTES, isRecordRoute } from '#lib/config/routes.ts'
import { KEPT_ANSWERS } from '#lib/config/security-headers.ts'
import { LIVE_PAGE_LIFE_S } from '#lib/edge/steps/show-page.ts'
import { FORM_STATES } from '#lib/util/landing-facts.ts'
import { middleware } from '../../middleware.ts'
import { json, startUpstream } from '../support/upstream-server.ts'
import { onNginx } from './on-nginx.ts'
import { ownFront } from './own-front.ts'
import { pageReply, startPageSite } from './page-site.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('../features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})

/** Where a page stands in the route tree says all that was chosen for it. */
const chosen = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await middleware(new NextRequest(`http://site.example${path}`, { headers }))
  const rewrite = answer.headers.get('x-middleware-rewrite') ?? ''
  return {
    status: answer.status,
    page: rewrite.split('?')[0] ?? '',
    keeping: answer.headers.get('cache-control') ?? 's-maxage=604800',
    cookies: answer.headers.getSetCookie(),
  }
}

await onNginx(async () => {
  const site = await startPageSite()
  const front = await ownFront({ sites: [site.url] })
  const content = await startUpstream()
  content.reply = json(200, { records: {} })

  beforeAll(async () => {
    vi.stubEnv('CONTENT_SERVICE_URL', content.url)
    await chosen('/l/f')
  })

  afterAll(async () => {
    await front.end()
    await site.close()
    await content.close()
  })

  beforeEach(() => {
    site.seen.length = 0
    // The middleware itself, with the name of the page as the page.
    site.reply = (request, response) => {
      chosen(request.path).then(
        ({ status, page, keeping }) =>
          pageReply({
            status,
            body: page,
            headers: { 'Cache-Control': keeping, ETag: `"${page}"` },
          })(request, response),
        (error: unknown) => response.writeHead(599).end(String(error)),
      )
    }
  })

  /** A page that no record can take the place of. */
  const TEXT = '/company/terms-of-use'

  const FOR_SCRIPT = [
    ...Object.keys(PAID_CLICK_IDS),
    ...Object.values({ ...SOURCE_PARAMETERS, ...CUSTOM_PARAMETERS }).flat(),
    'utm_medium',
    'utm_content',
    'gad_source',
    '_gl',
  ].filter((name) => name !== QUERY.keyword)

  it.each(FOR_SCRIPT)('%s makes no page of its own, and comes to the site', async (name) => {
    await front.ask(TEXT)
    site.seen.length = 0
    const { headers } = await front.ask(`${TEXT}?${name}=${name}-of-a-click`)
    expect(headers['x-cache']).toBe('HIT')
    await front.ask(`${TEXT}?${name}=x&signup=open`)
    expect((await front.ask(`${TEXT}?signup=open&${name}=y`)).headers['x-cache']).toBe('HIT')
    expect(site.seen.map(({ path }) => path)).not.toContain(TEXT)
  })

  const names = [
    ...Object.values(QUERY),
    ...Object.values(AFFILIATE_QUERY),
    'utm_source',
    'Q',
    'SIGNUP',
    'q-',
    'x.y',
  ]
  const values = ['', 'x', '1', 'a%26signup=open', '%6fpen', '?q=1', 'é', ...FORM_STATES]
  const disguised = (name: string) =>
    fc.constantFrom(
      name,
      `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
      `${name}%00`,
      `+${name}`,
      ` ${name}`.trim(),
    )
  const field = fc
    .tuple(fc.constantFrom(...names).chain(disguised), fc.option(fc.constantFrom(...values)))
    .map(([name, value]) => (value === null ? name : `${name}=${encodeURI(value)}`))
  const query = fc
    .tuple(fc.array(field, { maxLength: 4 }), fc.constantFrom('&', '&&', '&;'))
    .map(([fields, joint]) => fields.join(joint))
  const page = fc.constantFrom(
    '/docs/free-demo',
    '/fr/docs/demo',
    '/l/f',
    '/',
    '/start',
    '/de/start/plans',
    '/nowhere',
  )

  it('never answers with another page than the middleware chooses, whatever was asked before', async () => {
    await fc.assert(
      fc.asyncProperty(page, query, async (path, search) => {
        const address = `${path}?${search}`
        const { status, body } = await front.ask(address)
        const direct = await chosen(address)
        expect({ status, page: body.toString() }).toEqual({
          status: direct.status,
          page: direct.page,
        })
      }),
      { numRuns: 500 },
    )
    expect(site.seen.length).toBeLessThan(500)
  })

  describe('what is read at the edge for one visitor', () => {
    it.each([
      '/start?oid=12&affid=345',
      '/fr/start/plans?utm_source=x&affid=345&oid=12',
      '/docs/free-demo?preview=token',
      '/docs/free-demo?%73ignup=open',
      '/docs/free-demo?q+=1',
    ])('%s comes to the site each time', async (path) => {
      await front.ask(path.split('?')[0] ?? '')
      site.seen.length = 0
      await front.ask(path)
      await front.ask(path)
      expect(site.seen.map((request) => request.path)).toEqual([path, path])
    })

    it('is asked for with the method that it came with: a HEAD is no arrival', async () => {
      await front.ask('/start?oid=12&affid=345', { method: 'HEAD' })
      expect(site.seen.map(({ method }) => method)).toEqual(['HEAD'])
    })
  })

  /** Each names the others that there are at a moment. */
  const isNews = (path: string) => `${path}/`.startsWith(`${ROUTES.newsroom.path}/`)

  describe('a page, which may change while the site runs', () => {
    const paths = ROUTE_IDS.map((id) => ({
      path: ROUTES[id].path.replaceAll(/\{\w+\}/g, 'x-1.2'),
      isRecord: isRecordRoute(id) || isNews(ROUTES[id].path),
    }))

    it('is kept for two seconds in every language; one that is no record as long again, while the next is fetched', async () => {
      const long = 's-maxage=86400, stale-while-revalidate=518400'
      site.reply = pageReply({ headers: { 'Cache-Control': long } })
      for (const { path, isRecord } of paths) {
        for (const address of [path, `${path}/`.replace('//', '/'), `/fr${path}`]) {
          const { headers } = await front.ask(`${address}?%61=past-the-cache`)
          const keeping = isRecord
            ? `s-maxage=${LIVE_PAGE_LIFE_S}`
            : `s-maxage=${LIVE_PAGE_LIFE_S}, stale-while-revalidate=${LIVE_PAGE_LIFE_S}`
          expect(headers['cache-control'], address).toBe(keeping)
        }
      }
    })

    it('is no picture, feed or file: those are kept as the site says', async () => {
      const long = 's-maxage=86400, stale-while-revalidate=518400'
      site.reply = pageReply({
        headers: { 'Cache-Control': long, 'Content-Type': 'application/xml' },
      })
      expect((await front.ask('/sitemap.xml')).headers['cache-control']).toBe(long)
    })

    it.each(['private, no-cache', 'no-store', 'private, no-store'])(
      'is for one visitor where it says so (%s)',
      async (keeping) => {
        site.reply = pageReply({ headers: { 'Cache-Control': keeping } })
        const path = `/l/${keeping.replaceAll(/\W/g, '')}`
        expect((await front.ask(path)).headers['cache-control']).toBe(keeping)
        expect((await front.ask(path)).headers['x-cache']).toBe('MISS')
      },
    )
  })

  it('keeps those answers of the API that may be kept, by their whole address', async () => {
    site.reply = pageReply({ headers: { 'Content-Type': 'application/json' } })
    expect(KEPT_ANSWERS).toBe('thumb/|banner/|documents$')
    const paths = [
      '/api/thumb/1-250px.svg',
      '/api/banner/en-1x1.svg',
      '/api/documents?q=a',
      '/api/documents?q=b',
    ]
    for (const path of [...paths, ...paths]) await front.ask(path)
    expect(site.seen.map(({ path }) => path)).toEqual(paths)
    for (const path of ['/api/session', '/api/session', '/api/documents/x']) await front.ask(path)
    expect(site.seen).toHaveLength(paths.length + 3)
  })
})
