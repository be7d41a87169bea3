import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIVE_PAGE_LIFE_S } from '#lib/edge/steps/show-page.ts'
import { LIVE_REFRESH_MS, LIVE_STALE_MS, LIVE_WAIT_MS } from '#lib/records/live-index.ts'
import { isAtOnce } from './support/is-at-once.ts'
import { LATE_MS } from './support/late.ts'
import { json, silence, startUpstream, type UpstreamServer } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})

const ORIGIN = 'http://site.example'
const NOON = Date.parse('2026-11-27T12:00:00Z')

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
})

afterAll(() => content.close())

const live = (records: object) => {
  content.reply = json(200, { records })
}

/** A process of the edge of its own, whose clock a test turns. */
const freshEdge = async () => {
  vi.resetModules()
  const { middleware } = await import('../middleware.ts')
  const visit = async (path: string) => {
    const answer = await middleware(new NextRequest(`${ORIGIN}${path}`))
    const page = answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '')
    return { status: answer.status, page, answer }
  }
  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  return {
    visit,
    later,
    isAnsweredAtOnce: (path: string) => isAtOnce(middleware(new NextRequest(`${ORIGIN}${path}`))),
  }
}

const pageOf = (hash: string, path: string) => `/en/standard/landing/${hash}/plain-idle${path}`

const logged: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  logged.length = 0
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line))
  return () => {
    vi.useRealTimers()
    log.mockRestore()
  }
})

describe('live landing records', () => {
  it('add a page, which is gone when they are', async () => {
    live({ en: { '/docs/spring-sale': '999999999999' } })
    const { visit, later } = await freshEdge()
    expect(await visit('/docs/spring-sale')).toMatchObject({
      status: 200,
      page: pageOf('999999999999', '/docs/spring-sale'),
    })
    live({})
    later(LIVE_STALE_MS + 1)
    expect((await visit('/docs/spring-sale')).status).toBe(404)
  })

  it('stand in front of a bundled one, which comes back after them', async () => {
    live({ en: { '/docs/free-demo': '999999999999' } })
    const { visit, later } = await freshEdge()
    expect((await visit('/docs/free-demo')).page).toBe(pageOf('999999999999', '/docs/free-demo'))
    live({})
    later(LIVE_STALE_MS + 1)
    expect((await visit('/docs/free-demo')).page).toBe(pageOf('aaaaaaaaaaaa', '/docs/free-demo'))
  })

  it('are kept by shared caches for seconds only, other pages as long as they say', async () => {
    live({ en: { '/docs/spring-sale': '999999999999' } })
    const { visit } = await freshEdge()
    const kept = async (path: string) => (await visit(path)).answer.headers.get('cache-control')
    expect(await kept('/docs/spring-sale')).toBe(`s-maxage=${LIVE_PAGE_LIFE_S}`)
    expect(await kept('/docs/free-demo')).toBeNull()
  })

  it('make pages in landing families only', async () => {
    live({ en: { '/company/x': '999999999999', '/x': '999999999999', '/': '999999999999' } })
    const { visit } = await freshEdge()
    await visit('/l/f')
    expect((await visit('/company/x')).status).toBe(404)
    expect((await visit('/x')).status).toBe(404)
    expect((await visit('/')).page).toBe('/en/standard')
  })

  it('are offered to visitors of other languages', async () => {
    live({ fr: { '/docs/soldes': '999999999999' } })
    const { visit } = await freshEdge()
    expect(await visit('/de/docs/soldes')).toMatchObject({
      status: 404,
      page: '/de/standard/elsewhere/fr/docs/soldes',
    })
  })

  it('answer 500 where they name a step that does not exist (S1 §8)', async () => {
    live({ en: { '/docs/x': { hash: '999999999999', middleware: ['nope'] } } })
    const { visit } = await freshEdge()
    expect((await visit('/docs/x')).status).toBe(500)
  })

  it.each([
    ['a step in capitals', '/docs/x', { hash: '999999999999', middleware: ['Query-Fact'] }],
    ['nine digits', '/docs/x', { hash: '999999999999', from: '2026-11-27T09:00:00.123456789Z' }],
    ['a long name', `/docs/${'x'.repeat(230)}`, '999999999999'],
  ])(
    'stay where one beside them has %s, which is left out and told',
    async (_case, path, entry) => {
      live({ en: { [path]: entry, '/docs/good': '999999999999' } })
      const { visit } = await freshEdge()
      expect((await visit('/docs/good')).status).toBe(200)
      expect((await visit(path)).status).toBe(404)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain('landing records left out')
    },
  )

  it('are never asked for by any other page, nor waited for once they are known', async () => {
    live({})
    const { visit, later, isAnsweredAtOnce } = await freshEdge()
    const before = content.seen.length
    expect(await isAnsweredAtOnce('/features')).toBe(true)
    expect(content.seen).toHaveLength(before)
    await visit('/l/f')
    later(LIVE_REFRESH_MS)
    expect(await isAnsweredAtOnce('/l/f')).toBe(true)
    // Home, whose words are live as well (tests/middleware-words.test.ts).
    expect(await isAnsweredAtOnce('/')).toBe(true)
  })
})

describe('dates of a record', () => {
  const window = { from: '2026-11-27T13:00:00+01:00', until: '2026-11-27T14:00:00Z' }

  it.each([
    ['before it begins', NOON - 1, 404],
    ['when it begins', NOON, 200],
    ['in its last moment', NOON + 2 * 3_600_000 - 1, 200],
    ['when it has ended', NOON + 2 * 3_600_000, 404],
  ])('decide %s', async (_when, time, status) => {
    vi.setSystemTime(time)
    live({ en: { '/docs/night': { hash: '999999999999', ...window } } })
    const { visit } = await freshEdge()
    expect((await visit('/docs/night')).status).toBe(status)
  })

  it('let the bundled page stand before and after', async () => {
    live({ en: { '/docs/free-demo': { hash: '999999999999', ...window } } })
    const { visit } = await freshEdge()
    expect((await visit('/docs/free-demo')).page).toContain('/999999999999/')
    vi.setSystemTime(Date.parse(window.until))
    expect((await visit('/docs/free-demo')).page).toContain('/aaaaaaaaaaaa/')
  })
})

describe('a content service that fails', () => {
  it.each([
    ['answers 500', json(500, {})],
    ['answers rubbish', json(200, { records: 'no object' })],
    ['answers 10 MB', json(200, 'x'.repeat(10 * 1024 * 1024))],
  ] satisfies [string, UpstreamServer['reply']][])(
    'and %s leaves the bundled pages at first, and says of no other that there is none',
    async (_case, reply) => {
      content.reply = reply
      const { visit } = await freshEdge()
      expect((await visit('/docs/free-demo')).page).toContain('/aaaaaaaaaaaa/')
      const { status, answer } = await visit('/docs/x')
      expect([status, answer.headers.get('retry-after')]).toEqual([503, '10'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await visit('/no-such-page')).status).toBe(404)
    },
  )

  it('leaves the last good pages, and says so in one line', async () => {
    live({ en: { '/docs/x': '999999999999' } })
    const { visit, later } = await freshEdge()
    await visit('/docs/x')
    content.reply = json(500, {})
    for (let times = 0; times < 3; times += 1) {
      later(LIVE_STALE_MS + 1)
      expect((await visit('/docs/x')).status).toBe(200)
      await vi.waitFor(() => expect(logged).toHaveLength(1))
    }
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      event: 'upstream failed',
      upstream: 'content',
      reason: 'answers 500',
    })
  })

  it('and is silent holds nobody up for long', async () => {
    content.reply = silence
    const { visit } = await freshEdge()
    const start = performance.now()
    expect((await visit('/docs/free-demo')).page).toContain('/aaaaaaaaaaaa/')
    expect(performance.now() - start).toBeLessThan(LIVE_WAIT_MS + LATE_MS)
  })
})
