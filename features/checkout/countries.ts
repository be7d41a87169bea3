import { CALLING_CODES } from '#features/localization/countries.ts'
import type { Locale } from '#lib/config/locales.ts'

const CODES = CALLING_CODES.split(' ').map((entry) => entry.slice(0, 2))

/** All countries by their names in a language, in its alphabet; named on the server, since browsers name some of them otherwise. */
export const countriesIn = (locale: Locale): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    compare(a.name, b.name),
  )
}
