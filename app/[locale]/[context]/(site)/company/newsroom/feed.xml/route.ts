import { answerFeed } from '#features/newsroom/server/answer-feed.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'

export const dynamic = 'force-static'

// As pages are: a shared cache would keep for a year what no time is said for.
export const revalidate = 86_400

export const dynamicParams = false

export const generateStaticParams = () =>
  LOCALE_CODES.map((locale) => ({ locale, context: CONTEXTS[0] }))

export const GET = async (_request: Request, { params }: LocaleParams) =>
  answerFeed(await pageLocale(params))
