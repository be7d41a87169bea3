import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { recordVitals } from '#features/analytics/server/record-vitals.ts'
import type { Sample } from '#lib/config/metrics.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { subscribeToMeasures } from '#lib/util/measure.ts'
import { eventsRequest } from '../../support/events-request.ts'
import { testSite } from '../../support/test-site.ts'

const heard: Sample[] = []
const stop = subscribeToMeasures((sample) => heard.push(sample))

afterAll(() => {
  stop()
})

afterEach(() => void heard.splice(0))

const ENTRIES = [
  ['navigation', 80, 900],
  ['largest-contentful-paint', 400, 0],
  ['layout-shift', 300, 0.02],
  ['largest-contentful-paint', 1200, 0],
  ['layout-shift', 900, 0],
  ['first-input', 2000, 24],
  ['event', 5000, 0],
  ['event', 6000, 90.5],
]

const VITALS = ['/fr/docs/demo', ENTRIES]

const of = (path: string) => [path, [['navigation', 1, 1]]]

const ask = (
  options: Parameters<typeof eventsRequest>[0] = { body: VITALS },
  overrides?: Partial<Site>,
) => {
  const { site } = testSite({ siteUrl: 'http://localhost:3000', ...overrides })
  return answer(recordVitals, { request: eventsRequest(options), site })
}

const seen = () => heard.map(({ name, value }) => [name, value])

describe('POST /api/vitals', () => {
  it('counts what a page was like, by how it looks and its language', async () => {
    const response = await ask()
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(seen()).toEqual([
      ['bib_vitals_cls', 0.02],
      ['bib_vitals_lcp_seconds', 1.2],
      ['bib_vitals_inp_seconds', 0.0905],
      ['bib_vitals_ttfb_seconds', 0.08],
    ])
    expect(new Set(heard.map(({ labels }) => JSON.stringify(labels)))).toEqual(
      new Set(['{"page":"landing","language":"fr","arm":"none"}']),
    )
  })

  it.each([
    ['/docs/ab/15.10.24/01', 'docs/ab/15.10.24/01'],
    ['/docs/ab/15.10.24/made-up', 'none'],
    ['/docs/ab/constructor', 'none'],
  ])('names the arm of %s only where this build has it', async (path, arm) => {
    await ask({ body: of(path) })
    expect(heard[0]?.labels.arm).toBe(arm)
  })

  it('has one word for every address that is no page', async () => {
    for (const path of ['/wp-login.php', '/a/b/c/d', '/constructor']) await ask({ body: of(path) })
    expect(new Set(heard.map(({ labels }) => labels.page))).toEqual(new Set(['none']))
  })

  it.each([
    ['declined', { cookies: { 'user-cookies': '0' } }],
    ['whose browser declines', { headers: { 'Sec-GPC': '1' } }],
    ['who is a program', { headers: { 'User-Agent': 'Googlebot/2.1' } }],
  ])('counts nothing of a visitor who %s', async (_case, options) => {
    expect((await ask({ body: VITALS, ...options })).status).toBe(204)
    expect(heard).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['no list', { path: '/' }],
    ['a field too many', [...VITALS, 'a']],
    ['nothing', ['/', []]],
    ['another kind', ['/', [['resource', 1, 1]]]],
    ['a negative time', ['/', [['event', 1, -1]]]],
    ['an endless time', ['/', [['event', 1e12, 1]]]],
    ['another host', of('https://elsewhere.example/')],
    ['too many', ['/', Array.from({ length: 401 }, () => ['event', 1, 1])]],
  ])('refuses %s', async (_case, body) => {
    expect((await ask({ body })).status).toBe(422)
    expect(heard).toEqual([])
  })

  it('refuses another site, and too many', async () => {
    const foreign = await ask({ body: VITALS, headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(foreign.status).toBe(403)
    const limited = await ask({ body: VITALS }, { limitCall: () => Promise.resolve(7) })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
    expect(heard).toEqual([])
  })
})
