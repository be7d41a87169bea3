import { describe, expect, test } from 'vitest'
import { localizationRecord } from '#features/localization/localization-contract.ts'
import type { Bench } from '../support/bench.ts'

/** The geo service knows public addresses by its set; for the others it answers the fallback record, and says so. */
export const geoSuite = (bench: () => Bench) =>
  describe('GET /geo/', () => {
    const ask = async (address?: string) => {
      const headers: HeadersInit = address === undefined ? {} : { 'X-Forwarded-For': address }
      const answer = await bench().call('/geo/', { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return localizationRecord.parse(await answer.json())
    }

    test.each([
      ['24.48.0.1', 'CA', 'CAD'],
      ['193.99.144.80', 'DE', 'EUR'],
      ['212.27.48.10', 'FR', 'EUR'],
      ['80.58.61.250', 'ES', 'EUR'],
      ['200.160.2.3', 'BR', 'BRL'],
      ['130.59.1.1', 'CH', 'CHF'],
      ['212.58.244.1', 'GB', 'GBP'],
      ['2001:4860:4860::8888', 'US', 'USD'],
      ['2a01:e0c:1::1', 'FR', 'EUR'],
    ])('%s is in %s, which pays in %s', async (address, countryCode, currencyCode) => {
      const record = await ask(address)
      expect(record).toMatchObject({ countryCode, currencyCode, ipAddress: address })
      expect(record.isFallback).toBeUndefined()
    })

    test.each([
      '10.0.0.1',
      '127.0.0.1',
      '192.168.1.7',
      '::1',
      'fd00::1',
      '192.0.2.1',
      'x',
      undefined,
    ])('%s is answered with the fallback record (S2 §3)', async (address) => {
      expect(await ask(address)).toMatchObject({
        countryCode: 'US',
        currencyCode: 'USD',
        countryName: 'United States',
        isFallback: true,
      })
    })

    /** All of S2 §3 but the city, and telephones that the owner has not given; a time zone where a country has one, a flag where it is stripes. */
    const TOLD = [
      'countryName countryCode currencyCode currencySymbol currencyName phoneCode languageCode',
      'languageName storeId isTaxCountry ipAddress marketingMessage',
    ].flatMap((names) => names.split(' '))

    test.each([
      ['193.99.144.80', ['flagImage']],
      ['24.48.0.1', []],
      ['2001:4860:4860::8888', []],
      ['212.27.48.10', ['flagImage', 'timeZone']],
      ['10.0.0.1', ['isFallback']],
    ])('fills the whole record of %s, and %j', async (address, more) => {
      const record = await ask(address)
      expect(Object.keys(record).toSorted()).toEqual([...TOLD, ...more].toSorted())
    })

    test('names the store that charges Canada its taxes, and greets from Montréal', async () => {
      const canada = await ask('24.48.0.1')
      expect(canada).toMatchObject({ storeId: 'ca', isTaxCountry: true })
      expect(canada.marketingMessage?.fr).toContain('Montréal')
      expect(await ask('193.99.144.80')).toMatchObject({ storeId: 'us', isTaxCountry: false })
    })

    test('has the picture of a flag where a record names it', async () => {
      const { flagImage } = await ask('193.99.144.80')
      const answer = await bench().call(`/geo/${flagImage}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(await answer.text()).toMatch(/^<svg .*#000.*#d00.*#ffce00.*<\/svg>$/)
    })

    test.each(['US.svg', 'toString.svg', 'de.svg', 'DE.png', '%3Cscript%3E'])(
      'has no flag %s',
      async (file) => {
        expect((await bench().call(`/geo/flag/${file}`)).status).toBe(404)
      },
    )

    test('believes the last entry only, which is not the visitor’s', async () => {
      expect(await ask('193.99.144.80, 24.48.0.1')).toMatchObject({ countryCode: 'CA' })
    })
  })
