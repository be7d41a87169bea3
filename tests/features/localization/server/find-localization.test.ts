import { describe, expect, it } from 'vitest'
import { localizationRecord } from '#features/localization/localization-contract.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import { findLocalization } from '#features/localization/server/find-localization.ts'
import { COUNTRY_PHONES } from '#lib/config/brand.ts'
import { GERMAN_PHONES, givePhones, takePhones } from '../../../support/given-phones.ts'
import { testSite } from '../../../support/test-site.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import { json } from '../../../support/upstream-server.ts'

const geo = await upstreamOfFile(json(200, { countryCode: 'DE', currencyCode: 'EUR' }))

const NAMES = {
  country: 'cf-ipcountry',
  region: 'cf-region-code',
  city: 'cf-ipcity',
  timeZone: 'cf-timezone',
}

const atEdge = (headers: Record<string, string>) =>
  findLocalization(
    new Headers(headers),
    testSite({ geoHeaders: NAMES, geoServiceUrl: geo.url }).site,
  )

/** A text as a header has it: a character for each byte of UTF-8. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1')

describe('the record of an edge network (S2 §3)', () => {
  it('has every field but address and flag, the owner’s among them, and asks no service', async () => {
    const record = await atEdge({
      'cf-ipcountry': 'CA',
      'cf-region-code': 'CA-QC',
      'cf-ipcity': asBytes('Montréal'),
      'cf-timezone': 'America/Toronto',
    })
    expect(localizationRecord.parse(record)).toMatchObject({
      city: 'Montréal',
      region: 'QC',
      timeZone: 'America/Toronto',
      countryName: 'Canada',
      currencyCode: 'CAD',
      currencySymbol: 'CA$',
      currencyName: 'Canadian Dollar',
      phoneCode: '1',
      languageCode: 'en',
      languageName: 'English',
      storeId: 'ca',
      isTaxCountry: true,
      marketingMessage: {
        en: expect.stringContaining('Canada'),
        fr: expect.stringContaining('Canada'),
      },
    })
    expect(
      Object.keys(localizationRecord.shape).filter((name) => !(name in (record ?? {}))),
    ).toEqual(['isFallback', 'servicePhone', 'flagImage', 'ipAddress', 'customerServiceNumber'])
    expect(geo.seen).toEqual([])
  })

  it.each([
    ['S%C3%A3o%20Paulo', 'São Paulo'],
    [asBytes('Düsseldorf'), 'Düsseldorf'],
    ['Düsseldorf', 'Düsseldorf'],
    ["L'Haÿ", "L'Haÿ"],
    ['<script>', undefined],
    ['%3Cb%3E', undefined],
    ['', undefined],
  ])('reads the city %j', async (header, city) => {
    const record = await atEdge({ 'cf-ipcountry': 'BR', 'cf-ipcity': header })
    expect(record).toHaveProperty('city', city)
  })

  it('takes the zone of a country that has one where the network names none, or no zone', async () => {
    expect(await atEdge({ 'cf-ipcountry': 'IT' })).toHaveProperty('timeZone', 'Europe/Rome')
    const odd = await atEdge({ 'cf-ipcountry': 'US', 'cf-timezone': '<b>' })
    expect(odd).toHaveProperty('timeZone', undefined)
  })
})

it('fills in the owner’s facts where a service knows places alone', async () => {
  givePhones()
  const { site } = testSite({ geoServiceUrl: geo.url })
  const record = await findLocalization(new Headers({ 'x-forwarded-for': '198.51.100.7' }), site)
  expect(record).toMatchObject({ countryCode: 'DE', storeId: 'us', ...GERMAN_PHONES })
  takePhones()
})

it('has telephones of a country under its calling code', () => {
  const phones = Object.entries(COUNTRY_PHONES)
  for (const [country, { servicePhone, customerServiceNumber }] of phones) {
    const code = localizationOf(country)?.phoneCode
    expect(code).toBeDefined()
    expect([servicePhone, customerServiceNumber]).toEqual([
      expect.stringMatching(`^\\+${code} [\\d ]+$`),
      expect.stringMatching(`^\\+${code} [\\d ]+$`),
    ])
  }
})
