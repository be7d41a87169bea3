import { describe, expect, it } from 'vitest'
import { recordedEvents, EVENT_BATCH_MAX } from '#features/analytics/events-contract.ts'
import { recordEvents } from '#features/analytics/server/record-events.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { ADDRESS, eventsRequest, pageEvent } from '../../support/events-request.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json } from '../../support/upstream-server.ts'

const service = await upstreamOfFile(json(202, { received: 1 }))

const ask = async (options?: Parameters<typeof eventsRequest>[0], overrides?: Partial<Site>) => {
  const made = testSite({ eventsServiceUrl: service.url, ...overrides })
  const response = await answer(recordEvents, { request: eventsRequest(options), site: made.site })
  return { ...made, response, text: await response.text() }
}

const passedOn = () =>
  service.seen.flatMap(({ body }) => recordedEvents.parse(JSON.parse(body)).events)

describe('POST /api/events', () => {
  it.each(['text/plain;charset=UTF-8', 'application/json'])(
    'passes on what comes as %s',
    async (type) => {
      const events = [pageEvent(), pageEvent({ name: 'record query', label: 'nda' })]
      const { response, text } = await ask({ body: events, headers: { 'Content-Type': type } })
      expect(response.status).toBe(202)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(text).toBe('')
      expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /'])
      expect(passedOn()).toEqual(events)
    },
  )

  it('passes the visit on only where the visitor accepted', async () => {
    const body = [pageEvent({ visit: 'a'.repeat(32) })]
    await ask({ body })
    await ask({ body, cookies: { 'user-cookies': '1' } })
    expect(passedOn().map(({ visit }) => visit)).toEqual([undefined, 'a'.repeat(32)])
  })

  it('adds the arm of an experiment that the page is, in every language', async () => {
    const body = [
      pageEvent(),
      pageEvent({ path: '/docs/ab/15.10.24/01' }),
      pageEvent({ path: '/fr/docs/ab/15.10.24/01/', language: 'fr' }),
    ]
    await ask({ body })
    const arm = 'docs/ab/15.10.24/01'
    expect(passedOn().map((event) => event.arm)).toEqual([undefined, arm, arm])
  })

  it('passes nothing of the address on, and nothing at all after a refusal', async () => {
    const body = [pageEvent({ visit: 'a'.repeat(32) })]
    const { lines } = await ask({ body, cookies: { b_email: ADDRESS } })
    await ask({ body, cookies: { b_email: ADDRESS, 'user-cookies': '0' } })
    await ask({ body, cookies: { b_email: ADDRESS }, headers: { 'Sec-GPC': '1' } })
    expect(passedOn()).toEqual([pageEvent({ ...body[0], visit: undefined })])
    expect(JSON.stringify(service.seen) + lines.join('')).not.toContain(ADDRESS)
  })
})

describe('the exposure to an arm', () => {
  const shown = (arm = 'price', changes = {}) =>
    pageEvent({ exposure: { experiment: 'headline', arm }, ...changes })
  const expose = (body: unknown[], cookie?: string, headers?: Record<string, string>) =>
    ask({ body, headers, ...(cookie !== undefined && { cookies: { b_exp: cookie } }) })
  const keptOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0]
  const passedExposures = () => passedOn().map(({ exposure }) => exposure)

  it('is kept with the kind of device and browser, and the cookie says so from then on', async () => {
    const { response } = await expose([shown()], 'headline.price~plans.control')
    expect(response.headers.get('set-cookie')).toMatch(
      /^b_exp=headline\.price!~plans\.control; Path=\/; Expires=[^;]+; Max-Age=7776000; Secure; HttpOnly; SameSite=lax$/i,
    )
    const kept = { experiment: 'headline', arm: 'price', device: 'desktop', browser: 'Firefox' }
    expect(passedExposures()).toEqual([kept])
  })

  it.each<[string, unknown[], string | undefined]>([
    ['was counted before', [shown()], 'headline.price!'],
    ['is another than that of the cookie', [shown('control')], 'headline.price'],
    ['no cookie speaks of', [shown()], undefined],
    ['a damaged cookie speaks of', [shown()], 'headline.price!!'],
  ])('is left out where it %s; the view counts all the same', async (_case, body, cookie) => {
    const { response } = await expose(body, cookie)
    expect(response.status).toBe(202)
    expect(keptOf(response)).toBeUndefined()
    expect(passedExposures()).toEqual([undefined])
  })

  it('is one, however many views come at once', async () => {
    await expose([shown(), shown()], 'headline.price')
    expect(passedExposures().filter(Boolean)).toHaveLength(1)
  })

  it('is told again under its id where the service has not taken it', async () => {
    service.reply = json(500, {})
    const body = [shown()]
    const lost = await expose(body, 'headline.price')
    expect(lost.response.status).toBeGreaterThanOrEqual(500)
    expect(keptOf(lost.response)).toBeUndefined()
    service.reply = json(202, { received: 1 })
    await expose(body, 'headline.price')
    expect(new Set(passedOn().map(({ id }) => id)).size).toBe(1)
    expect(passedExposures().at(-1)).toMatchObject({ arm: 'price' })
  })

  it('of who declined, or of a crawler, is none', async () => {
    const cookies = { b_exp: 'headline.price', 'user-cookies': '0' }
    expect((await ask({ body: [shown()], cookies })).response.status).toBe(204)
    const headers = { 'User-Agent': 'Googlebot/2.1' }
    const { response } = await expose([shown()], 'headline.price', headers)
    expect([response.status, keptOf(response)]).toEqual([204, undefined])
    expect(service.seen).toEqual([])
  })

  it('is of a view alone', async () => {
    const { response } = await expose([shown('price', { name: 'record query' })], 'headline.price')
    expect(response.status).toBe(422)
  })
})

describe('nobody is counted', () => {
  it.each([
    ['who declined', { cookies: { 'user-cookies': '0' } }],
    ['whose browser declined', { headers: { 'Sec-GPC': '1' } }],
    [
      'whose browser declined, and who declined',
      { headers: { 'Sec-GPC': '1' }, cookies: { 'user-cookies': '0' } },
    ],
    ['that is a crawler', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ])('%s', async (_case, options) => {
    const { response, logged } = await ask(options)
    expect(response.status).toBe(204)
    expect(service.seen).toEqual([])
    expect(logged()).toEqual([])
  })

  it('but who accepted after the browser had declined', async () => {
    const { response } = await ask({
      headers: { 'Sec-GPC': '1' },
      cookies: { 'user-cookies': '1' },
    })
    expect(response.status).toBe(202)
  })
})

const ACCOUNT = { name: 'Account Created', category: 'Goal' }

const SCRIPT = '<script>alert(1)</script>'

describe('what no page sends', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"'],
    ['no list', { events: [pageEvent()] }],
    ['an empty list', []],
    ['more than a batch', Array.from({ length: EVENT_BATCH_MAX + 1 }, () => ({ id: 1 }))],
    ['an unknown event', [{ ...pageEvent(), name: SCRIPT }]],
    ['the category of another', [{ ...pageEvent(), category: 'Goal' }]],
    ['an unknown field', [{ ...pageEvent(), email: ADDRESS }]],
    ['an account, which the server counts', [{ ...pageEvent(), ...ACCOUNT }]],
    ['a hash of its own', [{ ...pageEvent(), emailHash: 'a'.repeat(43) }]],
    ['an arm of its own', [{ ...pageEvent(), arm: 'docs/ab/15.10.24/01' }]],
    ['another id', [pageEvent({ id: SCRIPT })]],
    ['another visit', [pageEvent({ visit: ADDRESS })]],
    ['a label with a line end', [pageEvent({ label: 'a\nb' })]],
    ['a long label', [pageEvent({ label: 'x'.repeat(201) })]],
    ['a path with a query', [pageEvent({ path: `/l/f?q=${SCRIPT}` })]],
    ['another site', [pageEvent({ path: '//evil.example/' })]],
    ['another language', [{ ...pageEvent(), language: 'xx' }]],
    ['no time', [pageEvent({ at: 'yesterday' })]],
    ['the year 0', [pageEvent({ at: '0000-01-01T00:00:00Z' })]],
    ['the year 9999', [pageEvent({ at: '9999-12-31T23:59:59Z' })]],
    [
      'a time eight days ago',
      [pageEvent({ at: new Date(Date.now() - 8 * 86_400_000).toISOString() })],
    ],
    [
      'a time in two days',
      [pageEvent({ at: new Date(Date.now() + 2 * 86_400_000).toISOString() })],
    ],
  ])('is refused and not repeated: %s', async (_case, body) => {
    const { response, text } = await ask({ body })
    expect(response.status).toBe(422)
    expect(text).not.toContain('script')
    expect(text).not.toContain(ADDRESS)
    expect(service.seen).toEqual([])
  })

  it.each([
    ['another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['more than 8 KB', { body: 'x'.repeat(8193) }, 413],
  ])('is refused from %s', async (_case, options, status) => {
    const { response } = await ask(options)
    expect(response.status).toBe(status)
    expect(service.seen).toEqual([])
  })

  it('is taken from a browser that names the origin only', async () => {
    const request = eventsRequest({ headers: { Origin: SITE_URL } })
    request.headers.delete('sec-fetch-site')
    const { site } = testSite({ eventsServiceUrl: service.url })
    expect((await answer(recordEvents, { request, site })).status).toBe(202)
  })
})

it('turns away who sends too often, and says for how long', async () => {
  const asked: string[][] = []
  const limitCall = (...call: string[]) => {
    asked.push(call)
    return Promise.resolve(7)
  }
  const { response } = await ask(
    { headers: { 'X-Forwarded-For': '203.0.113.7' } },
    { limitCall, trustedProxyHops: 1 },
  )
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(asked).toEqual([['events', '203.0.113.7']])
  expect(service.seen).toEqual([])
})
