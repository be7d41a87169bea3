import { CALLING_CODES } from '#features/localization/countries.ts'
import type { Locale } from '#lib/config/locales.ts'

const CODES = CALLING_CODES.split(' ').map((entry) => entry.slice(0, 2))

/** The names of countries in a language by their code, in its alphabet. */
export type Countries = Readonly<Record<string, string>>

/** All countries in a language, named on the server, since browsers name some of them otherwise. */
export const countriesIn = (locale: Locale): Countries => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const named = CODES.map((code): [string, string] => [code, names.of(code) ?? code])
  return Object.fromEntries(named.toSorted(([, one], [, other]) => compare(one, other)))
}
