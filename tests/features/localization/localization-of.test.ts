import { expect, it } from 'vitest'
import { CALLING_CODES, COUNTRIES_OF_CURRENCY } from '#features/localization/countries.ts'
import { localizationRecord } from '#features/localization/localization-contract.ts'
import { localizationOf } from '#features/localization/localization-of.ts'

const countries = Object.values(COUNTRIES_OF_CURRENCY).flatMap((list) => list.split(' '))

it('gives the whole record of a country', () => {
  expect(localizationOf('DE')).toEqual({
    countryCode: 'DE',
    currencyCode: 'EUR',
    countryName: 'Germany',
    currencySymbol: '€',
    currencyName: 'Euro',
    phoneCode: '49',
    languageCode: 'de',
    languageName: 'German',
    isTaxCountry: false,
    timeZone: undefined,
  })
})

it('names the time zone where a country has one', () => {
  expect(localizationOf('IT')?.timeZone).toBe('Europe/Rome')
  expect(localizationOf('US')?.timeZone).toBeUndefined()
})

it('charges tax in Canada, and keeps the province', () => {
  expect(localizationOf('CA', 'QC')).toMatchObject({ isTaxCountry: true, region: 'QC' })
  expect(localizationOf('US')?.isTaxCountry).toBe(false)
})

it.each(['XX', '', 'AQ', 'us', 'toString'])('knows no country %j', (code) => {
  expect(localizationOf(code)).toBeNull()
})

it('keeps the contract for every country, and no country has two currencies or calling codes', () => {
  expect(countries.length).toBeGreaterThan(240)
  expect(new Set(countries).size).toBe(countries.length)
  for (const country of countries) {
    expect(localizationRecord.safeParse(localizationOf(country)).error, country).toBeUndefined()
  }
  const calling = CALLING_CODES.split(' ').map((entry) => entry.slice(0, 2))
  expect(new Set(calling).size).toBe(calling.length)
})
