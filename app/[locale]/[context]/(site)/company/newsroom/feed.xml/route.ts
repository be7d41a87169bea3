import { answerFeed } from '#features/newsroom/server/answer-feed.ts'
import { CONTEXTS, editionIn } from '#lib/config/contexts.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'

export const dynamic = 'force-static'

// As pages are: a shared cache would keep for a year what no time is said for.
export const revalidate = 86_400

type Props = { params: Promise<{ locale: string; context: string }> }

export const generateStaticParams = () =>
  LOCALE_CODES.map((locale) => ({ locale, context: CONTEXTS[0] }))

export const GET = async (_request: Request, { params }: Props) =>
  answerFeed(await pageLocale(params), editionIn((await params).context))
