import { isLocale, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'

/** The language that `--locale` names; throws where it is none. */
export const localeArgument = (code: string): Locale => {
  if (isLocale(code)) return code
  throw new Error(`--locale must be one of: ${LOCALE_CODES.join(', ')}.`)
}

/** The languages that `--locales` lists, each once; throws where one is none. */
export const localesArgument = (list: string): Locale[] =>
  [...new Set(list.split(','))].map((code) => {
    if (isLocale(code)) return code
    throw new Error(`--locales ${code || list}: the languages are ${LOCALE_CODES.join(', ')}.`)
  })
