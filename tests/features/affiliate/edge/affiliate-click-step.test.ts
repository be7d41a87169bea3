import { describe, expect, it, vi } from 'vitest'
import { PAID_CLICK_IDS } from '#features/affiliate/paid-click-ids.ts'
import { memoryLimiters as makeLimiter } from '#lib/limits/limiters.ts'
import { CALL_LIMITS, callLimits } from '#lib/server/rate-limit/call-limits.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import {
  affiliateNetwork,
  LINK,
  NAVIGATION,
  TRANSACTION,
  visit,
  type AffiliateVisit,
} from '../../../support/affiliate-visit.ts'
import { setCookies } from '../../../support/set-cookies.ts'
import { testSite } from '../../../support/test-site.ts'

// How long a page waits is for affiliate-network.test.ts: here a busy machine must not cut an answer off.
vi.mock('#features/affiliate/programme.ts', async (importOriginal) => {
  const actual = await importOriginal<typeof import('#features/affiliate/programme.ts')>()
  return { ...actual, AFFILIATE_CLICK_WAIT_MS: 10_000 }
})

const { network, own, handleWith } = await affiliateNetwork()

const asked = () => network.seen.map(({ path }) => new URL(path, network.url).searchParams)

describe('an arrival by an affiliate’s link (S2 §4)', () => {
  it('is reported once, in the terms of the network, and remembered until the browser closes', async () => {
    const answer = await visit(LINK)
    expect(answer.headers.get('x-middleware-rewrite')).toContain('/en/standard/start')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(setCookies(answer)).toEqual({
      b_eftid: { value: TRANSACTION, attributes: ['Path=/', 'SameSite=lax', 'Secure'] },
      b_click: { value: '12.345', attributes: ['Path=/', 'SameSite=lax', 'Secure'] },
    })
    expect(network.seen.map(({ method }) => method)).toEqual(['GET'])
    expect(network.seen[0]?.path).toMatch(/^\/clk\?/)
    expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
      oid: '12',
      affid: '345',
      sub1: expect.stringMatching(/^[0-9a-f]{32}$/),
      sub2: '/start',
      sub3: 'en',
      sub5: 'Chrome',
    })
  })

  it.each([
    ['/start/', '/start/', 'en'],
    ['/fr/start', '/fr/start', 'fr'],
    ['/de/start/plans', '/de/start/plans', 'de'],
    ['/pt/start/marketingmaterials', '/pt/start/marketingmaterials', 'pt'],
  ])('counts on %s', async (path, page, language) => {
    await visit(`${path}?oid=12&affid=345`)
    expect(asked()[0]?.get('sub2')).toBe(page)
    expect(asked()[0]?.get('sub3')).toBe(language)
  })

  it('counts for a browser that sends no Sec-Fetch headers', async () => {
    await visit(LINK, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect(network.seen).toHaveLength(1)
  })

  it('counts on a Cubot telephone, which is no bot', async () => {
    const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) Chrome/141.0 Mobile Safari/537.36'
    await visit(LINK, { headers: { ...NAVIGATION, 'user-agent': phone } })
    expect(network.seen).toHaveLength(1)
  })

  it.each(keysOf(PAID_CLICK_IDS))(
    'is flagged when it carries the paid click id %s',
    async (name) => {
      await visit(`${LINK}&${name}=abc`)
      expect(asked()[0]?.get('sub4')).toBe(name)
    },
  )

  it.each(['gclid=', 'glcid=abc', 'q=gclid'])('is not flagged by %s', async (query) => {
    await visit(`${LINK}&${query}`)
    expect(asked()[0]?.get('sub4')).toBeNull()
  })
})

describe('what is no arrival', () => {
  it.each([
    ['/startup?oid=12&affid=345'],
    ['/start/cb-of-tomorrow?oid=12&affid=345'],
    [`/start/${'x'.repeat(500)}?oid=12&affid=345`],
    ['/start/%3Cscript%3E?oid=12&affid=345'],
    ['/Start?oid=12&affid=345'],
    ['/?oid=12&affid=345'],
    ['/company/start?oid=12&affid=345'],
    ['/start'],
    ['/start?oid=12'],
    ['/start?affid=345'],
    ['/start?oid=&affid='],
    ['/start?oid=0&affid=345'],
    ['/start?oid=1234567890&affid=345'],
    ['/start?oid=12&affid=1e3'],
    ['/start?oid=12&affid=-5'],
    ['/start?oid=12&affid=%C2%B2'],
    ['/start?oid=12&affid=345&affid=345'],
    ['/start?oid=12&oid=13&affid=345'],
    ['/start?oid=12&affid=345%0d%0aSet-Cookie:x'],
    ['/start?oid=12&affid=<script>'],
    [`/start?oid=12&affid=${'9'.repeat(10_000)}`],
    ['/start?oid[]=12&affid[]=345'],
  ])('%.60s asks nobody', async (path) => {
    const answer = await visit(path)
    expect(network.seen).toEqual([])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each<[string, AffiliateVisit]>([
    ['a frame', { headers: { ...NAVIGATION, 'sec-fetch-dest': 'iframe' } }],
    ['a fetch', { headers: { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', rsc: '1' } }],
    ['a picture', { headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }],
    ['a prefetch', { headers: { ...NAVIGATION, 'sec-purpose': 'prefetch' } }],
    ['a prerendering', { headers: { ...NAVIGATION, 'sec-purpose': 'prefetch;prerender' } }],
    ['an older prefetch', { headers: { ...NAVIGATION, purpose: 'prefetch' } }],
    ['a prefetch of Firefox', { headers: { ...NAVIGATION, 'x-moz': 'prefetch' } }],
    ['a prefetch of the app', { headers: { ...NAVIGATION, 'next-router-prefetch': '1' } }],
    ['a navigation within the app', { headers: { accept: 'text/html', rsc: '1' } }],
    ['a program', { headers: { accept: '*/*' } }],
    ['HEAD', { method: 'HEAD' }],
    ['POST', { method: 'POST' }],
    [
      'Googlebot',
      { headers: { ...NAVIGATION, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    ],
    [
      'a link preview',
      { headers: { accept: 'text/html', 'user-agent': 'facebookexternalhit/1.1' } },
    ],
    ['curl', { headers: { accept: 'text/html', 'user-agent': 'curl/8.7.1' } }],
    ['a visitor who declined', { cookie: 'user-cookies=0' }],
    ['a visitor whose browser declines', { headers: { ...NAVIGATION, 'sec-gpc': '1' } }],
  ])('%s asks nobody and gets no cookie', async (_name, init) => {
    const answer = await visit(LINK, init)
    expect(network.seen).toEqual([])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).not.toBe('private, no-store')
  })

  it('takes an acceptance above the signal of the browser', async () => {
    await visit(LINK, { headers: { ...NAVIGATION, 'sec-gpc': '1' }, cookie: 'user-cookies=1' })
    expect(network.seen).toHaveLength(1)
  })
})

describe('one click for each visitor, offer and arrival', () => {
  const known = `b_eftid=${TRANSACTION}; b_click=12.345`

  it('counts no reload, and leaves its answer to caches', async () => {
    const answer = await visit(LINK, { cookie: known })
    expect(network.seen).toEqual([])
    expect(answer.headers.get('cache-control')).toBeNull()
  })

  it.each([
    ['another affiliate', '/start?oid=12&affid=346', known],
    ['another offer', '/start?oid=13&affid=345', known],
    ['a transaction of an earlier visit', LINK, `b_eftid=${TRANSACTION}`],
    ['a mark without its transaction', LINK, 'b_click=12.345'],
    ['a mark that somebody wrote', LINK, `b_eftid=${TRANSACTION}; b_click=12.345.x`],
  ])('counts with %s', async (_name, path, cookie) => {
    await visit(path, { cookie })
    expect(network.seen).toHaveLength(1)
  })
})

describe('what the network learns of a visitor', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24 Chrome'],
    ['2001:db8:12:34::7', '2001:db8:12::/48 Chrome'],
    ['rubbish', 'Chrome'],
  ])('is the shortened address and the family of the browser: %s', async (address, sender) => {
    await visit(LINK, { headers: { ...NAVIGATION, 'x-forwarded-for': `8.8.8.8, ${address}` } })
    expect(asked()[0]?.get('sub5')).toBe(sender)
    expect(JSON.stringify(network.seen)).not.toMatch(/\.77|34::7|Mozilla|AppleWebKit/)
  })
})

describe('one limit for edge and page script', () => {
  it('turns away what comes too often, and the page is answered all the same', async () => {
    const { site, logged } = testSite({ trustedProxyHops: 1 })
    const limits = { ...CALL_LIMITS, affiliateClick: { address: 2, everybody: 0 } }
    const limited = { ...site, limitCall: callLimits({ ...site, makeLimiter, limits }) }
    own.reply = handleWith(limited)
    const headers = { ...NAVIGATION, 'x-forwarded-for': '203.0.113.7' }
    for (const _click of Array.from({ length: 5 })) {
      const answer = await visit(LINK, { headers })
      expect(answer.headers.get('x-middleware-rewrite')).toContain('/en/standard/start')
    }
    expect(network.seen).toHaveLength(2)
    await visit(LINK, { headers: { ...headers, 'x-forwarded-for': '203.0.113.8' } })
    expect(network.seen).toHaveLength(3)
    expect(logged()).toMatchObject([{ event: 'call limited', call: 'affiliateClick' }])
  })
})
