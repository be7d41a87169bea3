import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '#lib/config/locales.ts'

/** What every page and layout below the language segment receives. */
export type LocaleParams = { params: Promise<{ locale: string }> }

/** The language of a page; a segment that is none ends in the 404 page. */
export const pageLocale = async (params: LocaleParams['params']): Promise<Locale> => {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}
