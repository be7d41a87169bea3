import { isLocale, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'

/** Writes languages as one path segment, such as `en-fr`. */
export const encodeLocales = (locales: readonly Locale[]): string => locales.join('-')

/** Reads the segment back; `null` for one that `encodeLocales` never writes from the registry's order. */
export const decodeLocales = (segment: string): Locale[] | null => {
  const locales = segment.split('-').filter(isLocale)
  const inOrder = LOCALE_CODES.filter((locale) => locales.includes(locale))
  return encodeLocales(inOrder) === segment ? inOrder : null
}
