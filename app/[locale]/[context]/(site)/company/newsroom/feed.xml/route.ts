import { answerFeed } from '#features/newsroom/server/answer-feed.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'

export const dynamic = 'force-static'

export const dynamicParams = false

export const generateStaticParams = () =>
  LOCALE_CODES.map((locale) => ({ locale, context: CONTEXTS[0] }))

export const GET = async (_request: Request, { params }: LocaleParams) =>
  answerFeed(await pageLocale(params))
