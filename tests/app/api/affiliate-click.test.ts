import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { answerAffiliateClick } from '#features/affiliate/server/answer-click.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { withLimit } from '../../support/counting-limits.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { inTurn, json, NOBODY, silence } from '../../support/upstream-server.ts'

const TRANSACTION = '73b30b226eb44dc884d56968282b8f39'
const CLICK = { offerId: 12, affiliateId: 345, page: '/fr/start', language: 'fr' }
const COUNTED = json(200, { transaction_id: TRANSACTION, session_duration: 24 })

const network = await upstreamOfFile(COUNTED)

type Report = { body?: unknown; headers?: Record<string, string>; cookie?: string }

const report = async ({ body = CLICK, headers, cookie = '' }: Report = {}, ofSite = {}) => {
  const { site, logged } = testSite({ affiliateServiceUrl: network.url, ...ofSite })
  const request = new NextRequest('http://10.0.0.5:3000/api/affiliate-click', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { response: await answer(answerAffiliateClick, { request, site }), logged }
}

const keys = () =>
  network.seen.map(({ path }) => new URL(path, network.url).searchParams.get('sub1'))

describe('POST /api/affiliate-click (S2 §4)', () => {
  it('counts the click and remembers it until the browser closes', async () => {
    const { response } = await report()
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const attributes = ['Path=/', 'SameSite=lax', 'Secure']
    expect(setCookies(response)).toEqual({
      b_eftid: { value: TRANSACTION, attributes },
      b_click: { value: '12.345', attributes },
    })
    expect(network.seen[0]?.path).toMatch(
      /^\/clk\?oid=12&affid=345&sub1=[0-9a-f]{32}&sub2=%2Ffr%2Fstart&sub3=fr&sub5=other$/,
    )
  })

  it('counts under the key that the edge used', async () => {
    const key = 'b'.repeat(32)
    await report({ cookie: `b_click=12.345.${key}` })
    expect(keys()).toEqual([key])
  })

  it('repeats a failed call under one key', async () => {
    network.reply = inTurn(json(503, {}), COUNTED)
    const { response } = await report()
    expect(response.status).toBe(204)
    expect(network.seen).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  it.each([
    ['is counted already', { cookie: `b_eftid=${TRANSACTION}; b_click=12.345` }],
    ['was declined', { cookie: 'user-cookies=0' }],
    ['is declined by the browser', { headers: { 'Sec-GPC': '1' } }],
    ['comes from a bot', { headers: { 'User-Agent': 'Googlebot/2.1' } }],
  ])('does nothing when it %s', async (_case, init) => {
    const { response } = await report(init)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(network.seen).toEqual([])
  })
})

describe('a network that does not do its work', () => {
  it.each([
    ['is not there', NOBODY, undefined, 503, 'unreachable'],
    ['never answers', undefined, silence, 504, 'slow'],
    ['answers nonsense', undefined, json(200, { transaction_id: 'x' }), 502, 'bad-answer'],
    ['refuses', undefined, json(401, {}), 502, 'refused'],
  ])('%s: the key is kept for the next try', async (_case, url, reply, status, fault) => {
    network.reply = reply ?? COUNTED
    const { response, logged } = await report(
      {},
      { affiliateServiceUrl: url ?? network.url, upstreamBudgetMs: reply === silence ? 300 : 8000 },
    )
    expect(response.status).toBe(status)
    const cookies = setCookies(response)
    expect(Object.keys(cookies)).toEqual(['b_click'])
    expect(cookies['b_click']?.value).toMatch(/^12\.345\.[0-9a-f]{32}$/)
    expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'affiliate', fault }])
  })
})

it('logs a bounded number of failures, however many clicks they meet', async () => {
  network.reply = json(401, {})
  const limited = withLimit(testSite().site, ['failedAffiliateClick', 3])
  const { limitCall } = limited
  const lines: unknown[] = []
  for (const _click of Array.from({ length: 10 })) {
    const { response, logged } = await report({}, { limitCall })
    expect(response.status).toBe(502)
    lines.push(...logged())
  }
  expect(lines).toHaveLength(3)
})

describe('bad input', () => {
  it.each([
    ['another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['no JSON', { body: '{' }, 422],
    ['nothing', { body: '' }, 422],
    ['an unknown field', { body: { ...CLICK, key: 'x' } }, 422],
    ['a mark of nobody', { body: { ...CLICK, paidBy: 'xclid' } }, 422],
    ['a number as text', { body: { ...CLICK, offerId: '12' } }, 422],
    ['a number that is too large', { body: { ...CLICK, affiliateId: 1e9 } }, 422],
    ['a fraction', { body: { ...CLICK, affiliateId: 1.5 } }, 422],
    ['a page with a query', { body: { ...CLICK, page: '/start?x' } }, 422],
    ['a page of 10 kB', { body: { ...CLICK, page: `/${'a'.repeat(10_000)}` } }, 413],
    ['a language of nobody', { body: { ...CLICK, language: 'xx' } }, 422],
  ])('refuses %s', async (_case, init, status) => {
    const { response } = await report(init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(network.seen).toEqual([])
  })
})
