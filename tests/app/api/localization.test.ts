import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  FALLBACK_LOCALIZATION,
  KEPT_VERSION,
  UNKNOWN_LOCALIZATION,
} from '#features/localization/kept-localization.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import { localize } from '#features/localization/server/localize.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { GERMAN_PHONES, givePhones, takePhones, USUAL_PHONES } from '../../support/given-phones.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import {
  hangUp,
  json,
  NOBODY,
  silence,
  type UpstreamServer,
} from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const ADDRESS = '198.51.100.7'

const geo = await upstreamOfFile(
  json(200, { countryCode: 'FR', currencyCode: 'EUR', currencySymbol: '€' }),
)

const ask = async (headers: Record<string, string>, overrides: Partial<Site> = {}, query = '') => {
  const made = testSite({ geoServiceUrl: geo.url, ...overrides })
  const request = visitRequest({ path: `/api/localization${query}`, headers })
  const response = await answer(localize, { request, site: made.site })
  const body: unknown = await response.json()
  return { ...made, response, body }
}

const visitor = { 'x-forwarded-for': ADDRESS }

describe('GET /api/localization (S2 §4, §7)', () => {
  it('asks the geo service about the visitor and keeps what it says, without the address', async () => {
    geo.reply = json(200, {
      countryCode: 'CA',
      currencyCode: 'CAD',
      region: 'ON',
      city: 'Toronto',
      ipAddress: ADDRESS,
    })
    const { response, body } = await ask(visitor)
    expect(response.status).toBe(200)
    expect(body).toEqual({
      version: KEPT_VERSION,
      countryCode: 'CA',
      region: 'ON',
      currencyCode: 'CAD',
      regime: 'opt-out',
    })
    const cookie = setCookies(response).b_localization
    expect(JSON.parse(cookie?.value ?? '')).toEqual(body)
    expect(cookie?.attributes).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=lax', 'Secure'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(geo.seen).toMatchObject([{ method: 'GET', path: '/' }])
    expect(geo.seen[0]?.headers['x-forwarded-for']).toBe(ADDRESS)
  })

  it.each([
    [0, `203.0.113.66, ${ADDRESS}`],
    [1, `203.0.113.66, ${ADDRESS}`],
    [2, `203.0.113.66, ${ADDRESS}, 10.0.0.2`],
  ])(
    'with %i trusted proxies asks about the entry that the outermost wrote',
    async (hops, chain) => {
      await ask({ 'x-forwarded-for': chain }, { trustedProxyHops: hops })
      expect(geo.seen[0]?.headers['x-forwarded-for']).toBe(ADDRESS)
    },
  )

  it.each<[string, Partial<Site>, UpstreamServer['reply'] | undefined]>([
    ['is down', { geoServiceUrl: NOBODY }, undefined],
    ['hangs up', {}, hangUp],
    ['answers 500', {}, json(500, {})],
    ['is slow', {}, silence],
    ['answers nonsense', {}, json(200, { countryCode: '<script>', currencyCode: 'EUR' })],
    ['answers a page', {}, (_request, response) => response.end('<!doctype html>')],
  ])(
    'answers the fallback record under the stricter rule when the service %s',
    async (_case, overrides, reply) => {
      if (reply) geo.reply = reply
      const { response, body, logged, lines } = await ask(visitor, overrides)
      expect(response.status).toBe(200)
      expect(body).toEqual(FALLBACK_LOCALIZATION)
      expect(body).toMatchObject({ countryCode: 'US', currencyCode: 'USD', regime: 'opt-in' })
      expect(JSON.parse(setCookies(response).b_localization?.value ?? '')).toEqual(body)
      expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'geo' }])
      expect(lines.join('')).not.toContain(ADDRESS)
    },
  )

  it.each([
    ['says so', { countryCode: 'US', currencyCode: 'USD', isFallback: true }],
    ['writes XX', { countryCode: 'XX', currencyCode: 'USD' }],
    ['writes EU', { countryCode: 'EU', currencyCode: 'EUR' }],
  ])(
    'keeps the record of the United States under the stricter rule where the service knows no country and %s',
    async (_case, record) => {
      geo.reply = json(200, record)
      const { body } = await ask(visitor)
      expect(body).toEqual(UNKNOWN_LOCALIZATION)
      expect(body).toMatchObject({ countryCode: 'US', currencyCode: 'USD', regime: 'opt-in' })
    },
  )

  it.each<Record<string, string>>([
    {},
    { 'x-forwarded-for': 'unknown' },
    { 'x-forwarded-for': '<script>' },
  ])('asks nobody without an address: %j', async (headers) => {
    const { body } = await ask(headers)
    expect(body).toEqual(FALLBACK_LOCALIZATION)
    expect(geo.seen).toEqual([])
  })
})

describe('the telephones that a page shows (S2 §3)', () => {
  beforeEach(givePhones)
  afterEach(takePhones)

  const numberOf = async (record: Record<string, unknown>) => {
    geo.reply = json(200, record)
    const { body, response } = await ask(visitor)
    return { body, cookie: response.headers.get('set-cookie') ?? '' }
  }

  it('are kept where a country has its own, in a small cookie', async () => {
    const { body, cookie } = await numberOf({ countryCode: 'DE', currencyCode: 'EUR' })
    expect(body).toMatchObject(GERMAN_PHONES)
    expect(cookie.length).toBeLessThan(400)
  })

  it('are those that the service names', async () => {
    const own = { servicePhone: '+41 44 555 01 00', customerServiceNumber: '0800 555 010' }
    const { body } = await numberOf({ countryCode: 'CH', currencyCode: 'CHF', ...own })
    expect(body).toMatchObject(own)
  })

  it.each(['ask for Ann', '<b>1</b>', '12', USUAL_PHONES.servicePhone])(
    'are not kept where the page shows them anyway, or they are none: %s',
    async (servicePhone) => {
      const { body } = await numberOf({ countryCode: 'CH', currencyCode: 'CHF', servicePhone })
      expect(body).not.toHaveProperty('servicePhone')
    },
  )
})

describe('what a page of plans asks for besides (S2 §3)', () => {
  const RECORD = {
    ...localizationOf('CA'),
    flagImage: 'flag/CA.svg',
    marketingMessage: { en: 'From Montréal.', fr: 'De Montréal.' },
  }
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

  const askPlace = async (flagImage = RECORD.flagImage, drawing = SVG) => {
    geo.reply = (request, response) => {
      if (!request.path.includes('flag/'))
        return json(200, { ...RECORD, flagImage })(request, response)
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
      response.end(drawing)
    }
    return ask(visitor, {}, '?place')
  }

  it('is country, tax, welcome and flag, of which the browser keeps nothing', async () => {
    const { body, response } = await askPlace()
    expect(body).toMatchObject({
      countryName: 'Canada',
      isTaxCountry: true,
      marketingMessage: RECORD.marketingMessage,
      flag: `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`,
    })
    expect(response.headers.get('set-cookie')).not.toMatch(/Montr|svg|isTaxCountry/)
    expect((await ask(visitor)).body).not.toHaveProperty('marketingMessage')
  })

  it.each([
    ['of another host', 'https://flags.example/CA.svg', SVG],
    ['that is no drawing', 'flag/CA.svg', '<html></html>'],
    ['that is large', 'flag/CA.svg', `<svg>${'x'.repeat(9000)}</svg>`],
  ])('leaves out a flag %s', async (_case, flagImage, drawing) => {
    const { body } = await askPlace(flagImage, drawing)
    expect(body).toMatchObject({ countryName: 'Canada' })
    expect(body).not.toHaveProperty('flag')
  })

  it('is nothing where nobody knows the country', async () => {
    geo.reply = json(200, { ...RECORD, isFallback: true })
    expect((await ask(visitor, {}, '?place')).body).not.toHaveProperty('isTaxCountry')
  })
})

it('keeps the address, the city and the time zone away from the page, whatever a service says', async () => {
  geo.reply = json(200, {
    ...localizationOf('FR'),
    city: 'Lyon',
    timeZone: 'Europe/Paris',
    ipAddress: ADDRESS,
    languageName: ADDRESS,
  })
  const { response, body } = await ask(visitor)
  const sent = `${JSON.stringify(body)} ${JSON.stringify([...response.headers])}`
  expect(body).toMatchObject({ countryCode: 'FR' })
  expect(sent).not.toMatch(/Lyon|Paris|198\.51/)
})

describe('the country of an edge header', () => {
  const geoHeaders = { country: 'cf-ipcountry', region: 'cf-region-code' }

  it.each([
    ['DE', undefined, { countryCode: 'DE', currencyCode: 'EUR', regime: 'opt-in' }],
    ['us', undefined, { countryCode: 'US', currencyCode: 'USD', regime: 'opt-out' }],
    ['CA', 'QC', { countryCode: 'CA', region: 'QC', regime: 'opt-in' }],
    ['CA', 'CA-ON', { countryCode: 'CA', region: 'ON', regime: 'opt-out' }],
    ['CA', 'ca-qc', { countryCode: 'CA', region: 'QC', regime: 'opt-in' }],
    ['CA', '<script>', { countryCode: 'CA', regime: 'opt-in' }],
    ['XX', undefined, FALLBACK_LOCALIZATION],
    ['T1', undefined, FALLBACK_LOCALIZATION],
    ['<b>', undefined, FALLBACK_LOCALIZATION],
    [undefined, undefined, FALLBACK_LOCALIZATION],
  ])('%s %s asks no service', async (country, region, expected) => {
    const headers = {
      ...visitor,
      ...(country && { 'cf-ipcountry': country }),
      ...(region && { 'cf-region-code': region }),
    }
    const { body } = await ask(headers, { geoHeaders })
    expect(body).toMatchObject(expected)
    expect(geo.seen).toEqual([])
  })

  it('counts for nothing where it is not configured', async () => {
    const { body } = await ask({ ...visitor, 'cf-ipcountry': 'US' })
    expect(body).toMatchObject({ countryCode: 'FR' })
  })
})
