import { BRAND } from '#lib/config/brand.ts'
import { CALLING_CODES, COUNTRIES_OF_CURRENCY } from './countries.ts'
import { zoneOfCountry } from './zone-of-place.ts'

const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES_OF_CURRENCY).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

const callingCodes: ReadonlyMap<string, string> = new Map(
  CALLING_CODES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)] as const),
)

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const symbolOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

/** The localization record as far as a country alone gives it (S2 §3); `null` for a code that is none. */
export const localizationOf = (countryCode: string, region?: string) => {
  const currencyCode = currencies.get(countryCode)
  if (currencyCode === undefined) return null
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize()
  return {
    countryCode,
    currencyCode,
    region,
    countryName: countryNames.of(countryCode),
    currencySymbol: symbolOf(currencyCode),
    currencyName: currencyNames.of(currencyCode),
    phoneCode: callingCodes.get(countryCode),
    languageCode: language,
    languageName: languageNames.of(language),
    // GST and QST are the only taxes that a price carries (S2 §3 "Taxes shown").
    isTaxCountry: countryCode === BRAND.address.country,
    timeZone: zoneOfCountry(countryCode),
  }
}
