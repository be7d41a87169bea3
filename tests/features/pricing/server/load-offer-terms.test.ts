import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offerTermsFinder } from '#features/pricing/server/load-offer-terms.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { createLog } from '#lib/util/log.ts'
import { OFFER_FILE } from '../../../support/offer-record.ts'
import { json, startUpstream } from '../../../support/upstream-server.ts'

const NOON = Date.parse('2026-11-27T12:00:00Z')
const MINUTE_MS = 60_000
const SPRING = '/pricing/plans/spring-sale'

const textOf = (changes: object) => JSON.stringify({ ...OFFER_FILE, ...changes })

/** A process of the site beside a content service that holds some offers. */
const benchOf = async (offers: Record<string, object>) => {
  const content = await startUpstream()
  const held = await Promise.all(
    Object.entries(offers).map(async ([path, changes]) => {
      const text = textOf(changes)
      return { path, text, hash: await hashOf(text), changes }
    }),
  )
  const entries = held.map(({ path, hash, changes }) => [path, { hash, ...datesOf(changes) }])
  content.reply = (request, response) => {
    const found = held.find(({ hash, path }) => request.path === `/records/en/${hash}${path}.json`)
    if (found) response.end(found.text)
    else if (request.path !== '/index.json') json(404, {})(request, response)
    else json(200, { records: { en: Object.fromEntries(entries) } })(request, response)
  }
  const log = createLog({ name: 'site', level: 'info', destination: new PassThrough().resume() })
  let time = NOON
  const terms = offerTermsFinder({ contentServiceUrl: content.url, log, now: () => time })
  return {
    content,
    later: (milliseconds: number) => (time += milliseconds),
    termsOf: (path: string) => terms({ locale: 'en', path }),
  }
}

const datesOf = (changes: object) => {
  const from = 'from' in changes ? { from: changes.from } : {}
  return 'until' in changes ? { ...from, until: changes.until } : from
}

beforeEach(() => void vi.restoreAllMocks())

describe('the terms of an offer', () => {
  it('are those of the build where nothing is live', async () => {
    const { termsOf } = await benchOf({})
    expect(await termsOf('/pricing/plans')).toEqual({
      path: '/pricing/plans',
      plans: ['basic', 'premium'],
      discount: null,
      until: null,
    })
    expect(await termsOf('/pricing/plans/save50')).toMatchObject({ discount: 'save50' })
    expect(await termsOf('/pricing/plans/index_C')).toMatchObject({ plans: ['solo', 'team'] })
  })

  it('are those of the record that is live, also in the place of one of the build', async () => {
    const { termsOf } = await benchOf({
      [SPRING]: { plans: ['solo'], discount: 'save40' },
      '/pricing/plans': { discount: 'save33' },
    })
    expect(await termsOf(SPRING)).toMatchObject({ plans: ['solo'], discount: 'save40' })
    expect(await termsOf('/pricing/plans')).toMatchObject({ discount: 'save33' })
  })

  it('stay known for half an hour after the end, which they tell', async () => {
    const until = new Date(NOON + MINUTE_MS).toISOString()
    const { termsOf, later } = await benchOf({ [SPRING]: { until } })
    expect(await termsOf(SPRING)).toMatchObject({ until })
    later(30 * MINUTE_MS)
    expect(await termsOf(SPRING)).toMatchObject({ until })
    later(2 * MINUTE_MS)
    expect(await termsOf(SPRING)).toBeNull()
  })

  it('are again those of the build when a live record in their place ends', async () => {
    const until = new Date(NOON + MINUTE_MS).toISOString()
    const { termsOf, later } = await benchOf({ '/pricing/plans': { discount: 'save33', until } })
    expect(await termsOf('/pricing/plans')).toMatchObject({ discount: 'save33' })
    later(2 * MINUTE_MS)
    expect(await termsOf('/pricing/plans')).toMatchObject({ discount: null, until: null })
  })

  it('are none before the beginning', async () => {
    const from = new Date(NOON + MINUTE_MS).toISOString()
    const { termsOf, later } = await benchOf({ [SPRING]: { from } })
    expect(await termsOf(SPRING)).toBeNull()
    later(2 * MINUTE_MS)
    expect(await termsOf(SPRING)).toMatchObject({ discount: null })
  })

  it('outlive the content service', async () => {
    const { content, termsOf, later } = await benchOf({ [SPRING]: { discount: 'save40' } })
    expect(await termsOf(SPRING)).toMatchObject({ discount: 'save40' })
    await content.close()
    later(5 * MINUTE_MS)
    expect(await termsOf(SPRING)).toMatchObject({ discount: 'save40' })
    expect(await termsOf('/pricing/plans/save60')).toMatchObject({ discount: 'save60' })
  })

  it.each([
    '',
    '/',
    '/docs/free-demo',
    '/pricing/plans/',
    '/pricing/plans/nothing',
    '/pricing/plans/../plans',
    '/pricing/plans/%2e%2e/plans',
    '/pricing/plans/__proto__',
    '/pricing/plans/constructor',
    '/pricing/plans\u0000',
    `/pricing/plans/${'a'.repeat(10_000)}`,
    'https://elsewhere.example/pricing/plans',
    '../../package',
  ])('are none for %j', async (path) => {
    const { termsOf, content } = await benchOf({})
    expect(await termsOf(path)).toBeNull()
    expect(content.seen.filter((request) => request.path !== '/index.json')).toEqual([])
  })
})
