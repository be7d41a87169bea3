import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'

/** The parameters of every page and layout below the language segment. */
export type LocaleParams = { params: Promise<{ locale: string }> }

/** The language of a page; a segment that is none ends in the 404 page, and so does a language that the page's row lacks. */
export const pageLocale = async (
  params: LocaleParams['params'],
  route?: PageRouteId,
): Promise<Locale> => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return !route || ROUTES[route].locales.includes(locale) ? locale : notFound()
}
