import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIVE_REFRESH_MS } from '#lib/records/live-index.ts'
import { json, startUpstream, type UpstreamServer } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})
vi.mock('#generated/named-records.json', () => ({
  default: {
    experiments: {},
    announcements: {},
    words: {},
    redirects: { shop: { '/bundled': '/apps' } },
  },
}))

const ORIGIN = 'http://site.example'

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
})

afterAll(() => content.close())

const live = (redirects: object, records: object = {}) => {
  content.reply = json(200, { records, redirects })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

/** A process of the edge of its own. */
const freshEdge = async () => {
  vi.resetModules()
  const { middleware } = await import('../middleware.ts')
  return async (path: string) => {
    const answer = await middleware(new NextRequest(`${ORIGIN}${path}`))
    return {
      status: answer.status,
      location: answer.headers.get('location')?.replace(ORIGIN, '') ?? null,
      keeping: answer.headers.get('cache-control'),
    }
  }
}

describe('an old address', () => {
  it.each([
    ['/old', '/apps'],
    ['/old/', '/apps'],
    ['/Old', '/apps'],
    ['/old?utm_source=letter&q=x', '/apps?utm_source=letter&q=x'],
    ['/fr/old', '/fr/apps'],
    ['/fr/vieille', '/fr/'],
    ['/alte%20seite.html', '/de/apps'],
    // The slash that a page has stands in its address.
    ['/help', '/company/support/'],
    ['/de/rechnung-alt', '/de/docs/library/document/rechnung'],
    ['/bundled', '/apps'],
    // A page that is there is never covered.
    ['/apps', null],
    ['/docs/free-demo', null],
    // The page does not exist in that language, or not any more: the address stays unknown.
    ['/fr/planner', null],
    ['/gone', null],
    // Of one language alone.
    ['/vieille', null],
    ['/constructor', null],
  ])('%s leads to %s', async (path, target) => {
    live({
      web: {
        '/old': '/apps',
        '/fr/vieille': '/',
        '/alte seite.html': '/de/apps',
        '/help': '/company/support',
        '/rechnung-alt': '/docs/library/document/invoice',
        '/apps': '/drive',
        '/docs/free-demo': '/drive',
        '/planner': '/budgeto',
        '/gone': '/docs/withdrawn',
      },
    })
    const visit = await freshEdge()
    const { status, location, keeping } = await visit(path)
    expect(location).toBe(target)
    if (target === null) return
    expect(status).toBe(308)
    // A browser would keep it for ever, and a cache would lead everybody on with one visitor's query.
    expect(keeping).toBe('private, no-cache')
  })

  it('leads to a landing page as long as that is there', async () => {
    live({ web: { '/old': '/docs/sale' } }, { en: { '/docs/sale': 'aaaaaaaaaaaa' } })
    const visit = await freshEdge()
    expect(await visit('/old')).toMatchObject({ status: 308, location: '/docs/sale' })
    live({ web: { '/old': '/docs/sale' } })
    vi.setSystemTime(Date.now() + 4 * LIVE_REFRESH_MS)
    await visit('/old')
    expect(await visit('/old')).toMatchObject({ status: 404, location: null })
  })

  it('leads there, and nowhere again, within the time in which the edge asks anew', async () => {
    live({})
    const visit = await freshEdge()
    expect(await visit('/old')).toMatchObject({ status: 404 })
    for (const [redirects, status] of [
      [{ web: { '/old': '/apps' } }, 308],
      [{}, 404],
    ] as const) {
      live(redirects)
      vi.setSystemTime(Date.now() + 4 * LIVE_REFRESH_MS)
      // Too old to be shown unasked: this visit waits for the answer.
      expect(await visit('/old')).toMatchObject({ status })
    }
  })

  it('of the build is replaced by a live list of the same name', async () => {
    live({ shop: { '/bundled': '/drive' } })
    const visit = await freshEdge()
    expect(await visit('/bundled')).toMatchObject({ location: '/drive' })
    live({ shop: null })
    vi.setSystemTime(Date.now() + 4 * LIVE_REFRESH_MS)
    expect(await visit('/bundled')).toMatchObject({ status: 404 })
  })

  it('that an index brings in another form is left out, and the others are there', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    live({ bad: { '/old': 'https://elsewhere.example' }, web: { '/other': '/apps' } })
    const visit = await freshEdge()
    expect(await visit('/old')).toMatchObject({ status: 404, location: null })
    expect(await visit('/other')).toMatchObject({ location: '/apps' })
    expect(log).toHaveBeenCalledWith(expect.stringContaining('redirects bad'))
    log.mockRestore()
  })
})
