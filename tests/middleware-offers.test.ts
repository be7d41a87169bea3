import { NextRequest } from 'next/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signPreview, writePreviewToken } from '#features/landing/preview-link.ts'
import { LIVE_PAGE_LIFE_S } from '#lib/edge/steps/show-page.ts'
import { LIVE_STALE_MS } from '#lib/records/live-index.ts'
import { json, startUpstream, type UpstreamServer } from './support/upstream-server.ts'

const A = 'aaaaaaaaaaaa'
const B = 'bbbbbbbbbbbb'
const LIVE = '999999999999'

vi.mock('#generated/landing-index.json', () => ({
  default: {
    en: {
      '/pricing/plans': A,
      '/pricing/plans/save50': B,
      '/pricing/plans/save60/today': B,
      '/pricing/plans/index_C': B,
      '/pricing/plans/ab/23.02.27': B,
      '/pricing/plans/ab/22.01.20/01': B,
    },
    fr: { '/pricing/plans': A },
    es: {},
    it: {},
    pt: {},
    de: { '/pricing/plans': A },
  },
}))

const ORIGIN = 'http://site.example'
const NOON = Date.parse('2026-11-27T12:00:00Z')
const KEY = 'a key of at least thirty-two letters'

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  vi.stubEnv('HASH_KEY', KEY)
  return () => content.close()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  content.reply = json(200, { records: {} })
  return () => vi.useRealTimers()
})

/** A process of the edge of its own. */
const freshEdge = async (records: object = {}) => {
  content.reply = json(200, { records })
  vi.resetModules()
  const { middleware } = await import('../middleware.ts')
  return async (path: string) => {
    const answer = await middleware(new NextRequest(`${ORIGIN}${path}`))
    return {
      status: answer.status,
      page: answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, ''),
      kept: answer.headers.get('cache-control'),
    }
  }
}

const pageOf = (hash: string, path: string) => `/en/standard/offers/${hash}/usd${path}`

describe('pricing pages at the edge', () => {
  it.each([
    '/pricing/plans/save50',
    '/pricing/plans/save60/today',
    '/pricing/plans/index_C',
    '/pricing/plans/ab/23.02.27',
    '/pricing/plans/ab/22.01.20/01',
  ])('show the record of %s, for every cache to keep', async (path) => {
    const visit = await freshEdge()
    expect(await visit(path)).toEqual({ status: 200, page: pageOf(B, path), kept: null })
  })

  it('show the page of the plans as it was built', async () => {
    const visit = await freshEdge()
    expect(await visit('/pricing/plans')).toMatchObject({ page: '/en/standard/pricing/plans' })
    expect(await visit('/de/pricing/plans')).toMatchObject({ page: '/de/standard/pricing/plans' })
  })

  it.each([
    '/pricing/plans/nothing',
    '/pricing/plans/ab',
    '/pricing/plans/index_c',
    '/de/pricing/plans/index_C',
    '/pricing/plans/constructor',
    `/fr/standard/offers/${B}/usd/pricing/plans/save50`,
  ])('are missing where there is no record: %s', async (path) => {
    const visit = await freshEdge()
    expect((await visit(path)).status).toBe(404)
  })

  it('offer the languages that a variant is there in', async () => {
    const visit = await freshEdge()
    expect((await visit('/fr/pricing/plans/save50')).page).toMatch(
      /^\/fr\/standard\/elsewhere\/en\//,
    )
  })

  it('change without a build, that of the plans too, and come back', async () => {
    const visit = await freshEdge({
      en: { '/pricing/plans': LIVE, '/pricing/plans/spring-sale': LIVE },
    })
    const kept = `s-maxage=${LIVE_PAGE_LIFE_S}`
    for (const path of ['/pricing/plans', '/pricing/plans/spring-sale']) {
      expect(await visit(path)).toEqual({ status: 200, page: pageOf(LIVE, path), kept })
    }
    content.reply = json(200, { records: {} })
    vi.setSystemTime(NOON + LIVE_STALE_MS + 1)
    expect(await visit('/pricing/plans/spring-sale')).toMatchObject({ status: 404 })
    expect(await visit('/pricing/plans')).toMatchObject({ page: '/en/standard/pricing/plans' })
  })

  it('begin and end by themselves', async () => {
    const dates = { from: '2026-11-27T13:00:00+01:00', until: '2026-11-27T15:00:00+01:00' }
    const path = '/pricing/plans/spring-sale'
    const visit = await freshEdge({ en: { [path]: { hash: LIVE, ...dates } } })
    expect(await visit(path)).toMatchObject({ status: 200 })
    vi.setSystemTime(Date.parse(dates.until))
    expect(await visit(path)).toMatchObject({ status: 404 })
  })

  it('are shown ahead by a signed link, and by no other', async () => {
    const path = '/pricing/plans/spring-sale'
    const entry = { hash: LIVE, from: '2099-01-01T00:00:00Z' }
    const visit = await freshEdge({ en: { [path]: entry } })
    const page = { locale: 'en', path, hash: LIVE, until: NOON / 1000 + 3600 } as const
    const link = async (key: string) =>
      writePreviewToken({ ...page, signature: await signPreview(page, key) })
    const seen = await visit(`${path}?preview=${await link(KEY)}`)
    expect(seen).toMatchObject({ status: 200, kept: 'no-store' })
    expect(seen.page).toMatch(
      new RegExp(`^/en/standard/offers/${LIVE}/usd-until-${page.until}-shut-`),
    )
    expect((await visit(`${path}?preview=${await link(`${KEY}!`)}`)).status).toBe(404)
  })
})
