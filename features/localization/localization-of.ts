import { BRAND } from '#lib/config/brand.ts'
import { CALLING_CODES, COUNTRIES_OF_CURRENCY } from './countries.ts'

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

/** ES2026, which the compiler does not know yet. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/** The one time zone of a country; a country of several does not tell the visitor's. */
const timeZoneOf = (countryCode: string): string | undefined => {
  const locale: LocaleWithTimeZones = new Intl.Locale(`und-${countryCode}`)
  const [zone, another] = locale.getTimeZones?.() ?? []
  return another === undefined ? zone : undefined
}

/** What a country alone tells of the localization record (S2 §3); `null` for a code that is none. */
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
    timeZone: timeZoneOf(countryCode),
  }
}
