import { NextResponse } from 'next/server'
import { CONTEXTS, contextSegment } from '#lib/config/contexts.ts'
import { NEWS_FEED_PATH } from '#lib/config/news-feed.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { cookieOf, type Step } from '../visit.ts'
import { SHORT_LIVED } from './show-page.ts'

/** Rewrites to the feed of the newsroom in the language of the visit; it has one spelling in each. */
export const showFeed =
  (edition: () => Promise<string>): Step =>
  (visit) => {
    const { locale, url } = visit
    if (url.pathname !== publicPath({ locale, path: NEWS_FEED_PATH })) return visit
    return edition().then((name) => {
      const segment = contextSegment({
        context: CONTEXTS[0],
        edition: name,
        words: '',
        announced: null,
      })
      const kept = name === '' ? undefined : SHORT_LIVED
      return NextResponse.rewrite(`${url.origin}/${locale}/${segment}${NEWS_FEED_PATH}`, kept)
    })
  }

/** Rewrites to the handler that shows a browser the answer to its form; whoever has none gets the page as it was built. */
export const showAnswer: Step = (visit) => {
  const { route, locale, url } = visit
  if (route !== 'answer' || cookieOf(visit, 'answer') === undefined) return visit
  return NextResponse.rewrite(`${url.origin}/api/answer/${locale}${url.search}`)
}
