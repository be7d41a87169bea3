import { NextRequest, NextResponse } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeAsker } from '#features/pricing/edge/ask-place.ts'
import { shownCurrency } from '#features/pricing/edge/shown-currency.ts'
import { CURRENT_BOOK, type PriceBook, soldCurrency } from '#features/pricing/price.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { RouteId } from '#lib/config/routes.ts'
import { runSteps } from '#lib/edge/run-steps.ts'
import type { Visit } from '#lib/edge/visit.ts'
import { LATE_MS } from '../../../support/late.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import { json, silence } from '../../../support/upstream-server.ts'

const EURO = (status: 'confirmed' | 'example', from = '2026-01-01'): PriceBook => ({
  ...CURRENT_BOOK,
  rows: [
    ...CURRENT_BOOK.rows.filter(({ currency }) => currency !== 'EUR'),
    { plan: 'basic', currency: 'EUR', yearly: 279_88, from, status },
    { plan: 'premium', currency: 'EUR', yearly: 559_88, from, status },
  ],
})

const geo = await upstreamOfFile(json(200, { countryCode: 'DE', currencyCode: 'EUR' }))

const now = () => new Date('2026-11-27T12:00:00Z')

type Case = {
  book?: PriceBook
  headers?: Record<string, string>
  route?: RouteId
  ask?: () => Promise<string | undefined>
}

const asked = vi.fn(async (): Promise<string | undefined> => undefined)

afterEach(() => {
  asked.mockClear()
  vi.unstubAllEnvs()
})

const visit = ({ headers = {}, route = 'offer' }: Case): Visit => ({
  request: new NextRequest('http://site.example/pricing/plans/save50', { headers }),
  url: new URL('http://site.example/pricing/plans/save50'),
  locale: 'en',
  path: '/pricing/plans/save50',
  context: 'standard',
  route,
  record: null,
  landing: { hash: 'a'.repeat(12), mayChange: false },
  edition: '',
  words: '',
  announced: null,
  facts: { hasQuery: false, form: 'idle' },
  currency: 'USD',
  isPersonal: false,
  endings: [],
})

const shown = async (one: Case) => {
  const step = shownCurrency({ book: one.book ?? EURO('confirmed'), now, ask: one.ask ?? asked })
  const found = await step(visit(one))
  if (found instanceof NextResponse) throw new Error('The step answered.')
  return [found.currency, found.isPersonal]
}

const cookie = (value: object) => ({
  cookie: `b_localization=${encodeURIComponent(JSON.stringify(value))}`,
})

describe('the currency that a pricing page shows first', () => {
  it.each([
    ['as it ships', CURRENT_BOOK],
    ['with examples alone', EURO('example')],
    ['with prices to come', EURO('confirmed', '2027-01-01')],
  ])('is the usual one with a book %s, at once and for everybody', (_case, book) => {
    const before = visit({ headers: cookie({ currencyCode: 'EUR' }) })
    expect(shownCurrency({ book, now, ask: asked })(before)).toBe(before)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is that of an earlier answer', async () => {
    expect(await shown({ headers: cookie({ currencyCode: 'EUR' }) })).toEqual(['EUR', true])
    expect(await shown({ headers: cookie({ currencyCode: 'CAD' }) })).toEqual(['USD', true])
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([{ currencyCode: 'EUR', isFallback: true }, { currencyCode: 1 }, {}])(
    'takes no guess and no rubbish for an answer: %j',
    async (value) => {
      expect(await shown({ headers: cookie(value) })).toEqual(['USD', true])
      expect(asked).toHaveBeenCalledTimes(1)
    },
  )

  it('survives a damaged cookie', async () => {
    expect(await shown({ headers: { cookie: 'b_localization={' } })).toEqual(['USD', true])
  })

  it('is that of the country that the edge network names, and the geo service is not asked', async () => {
    vi.stubEnv('GEO_COUNTRY_HEADER', 'x-country')
    expect(await shown({ headers: { 'x-country': 'fr' } })).toEqual(['EUR', true])
    expect(await shown({ headers: { 'x-country': 'US' } })).toEqual(['USD', true])
    expect(await shown({ headers: { 'x-country': 'nowhere' } })).toEqual(['USD', true])
    expect(await shown({})).toEqual(['USD', true])
    expect(asked).not.toHaveBeenCalled()
  })

  it('is that of the geo service where nobody else knows', async () => {
    expect(await shown({ ask: async () => 'EUR' })).toEqual(['EUR', true])
  })

  it('is no matter of other pages', async () => {
    const headers = cookie({ currencyCode: 'EUR' })
    expect(await shown({ headers, route: 'home' })).toEqual(['USD', false])
    expect(await shown({ headers, route: 'plans' })).toEqual(['EUR', true])
  })
})

describe('placeAsker', () => {
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.7' })

  /** The machine of a test may be slower than a visitor would wait. */
  const ask = (waitMs: number | undefined = LATE_MS) => {
    vi.stubEnv('GEO_SERVICE_URL', geo.url)
    return placeAsker(waitMs)(headers)
  }

  it('asks with the address of the visitor alone', async () => {
    expect(await ask()).toBe('EUR')
    expect(geo.seen).toMatchObject([{ path: '/', headers: { 'x-forwarded-for': '203.0.113.7' } }])
  })

  it('asks nobody without an address', async () => {
    vi.stubEnv('GEO_SERVICE_URL', geo.url)
    expect(await placeAsker()(new Headers({ 'x-forwarded-for': 'me; drop' }))).toBeUndefined()
    expect(geo.seen).toEqual([])
  })

  it.each([
    ['fails', json(500, {})],
    ['guesses', json(200, { currencyCode: 'EUR', isFallback: true })],
    ['answers something else', json(200, ['EUR'])],
  ])('knows nothing where the service %s', async (_case, reply) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    geo.reply = reply
    expect(await ask()).toBeUndefined()
    log.mockRestore()
  })

  it('waits 300 ms and no longer', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    geo.reply = silence
    vi.stubEnv('GEO_SERVICE_URL', geo.url)
    const start = performance.now()
    expect(await placeAsker()(headers)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(300 + LATE_MS)
    log.mockRestore()
  })
})

describe('the currency that plans are sold in', () => {
  const at = now()

  it.each<[string, string | undefined, ('basic' | 'premium' | 'solo')[], Currency]>([
    ['the visitor’s, where every price is confirmed in it', 'EUR', ['basic', 'premium'], 'EUR'],
    ['the usual one, where one is not', 'EUR', ['basic', 'solo'], 'USD'],
    ['the usual one for a currency that there is not', 'XXX', ['basic'], 'USD'],
    ['the usual one where nothing is known', undefined, ['basic'], 'USD'],
  ])('is %s', (_case, code, plans, currency) => {
    expect(soldCurrency({ code, plans, at }, EURO('confirmed'))).toBe(currency)
  })
})

it('keeps an answer that was chosen for one visitor out of shared caches', async () => {
  const { showPage } = await import('#lib/edge/steps/show-page.ts')
  const shownFor = (isPersonal: boolean) =>
    runSteps(visit({}).request, [
      (start) => ({ ...visit({}), endings: start.endings, currency: 'EUR', isPersonal }),
      showPage,
    ])
  const personal = await shownFor(true)
  expect(personal.headers.get('cache-control')).toBe('private, no-cache')
  expect(personal.headers.get('x-middleware-rewrite')).toContain(
    `/en/standard/offers/${'a'.repeat(12)}/eur/pricing/plans/save50`,
  )
  expect((await shownFor(false)).headers.get('cache-control')).toBeNull()
})
