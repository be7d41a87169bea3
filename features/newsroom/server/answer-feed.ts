import 'server-only'
import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { FEED_TYPE, NEWS_FEED_PATH } from '#lib/config/news-feed.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import { rssFeed } from '../feed.ts'
import { loadStories } from './load-story.ts'

/** The feed of the newsroom in a language and an edition, with absolute addresses: its news, without what is made up. */
export const answerFeed = async (locale: Locale, edition: string): Promise<Response> => {
  const { SITE_URL } = pageAddresses()
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  const [claims, stories] = await Promise.all([loadClaims(locale), loadStories(locale, edition)])
  const channel = {
    title: `${BRAND.name} – ${t('label')}`,
    description: t('meta.description', claims),
    language: locale,
    page: `${SITE_URL}${routePath('newsroom', locale)}`,
    self: `${SITE_URL}${publicPath({ locale, path: NEWS_FEED_PATH })}`,
  }
  const items = stories
    .filter(({ isFictional }) => !isFictional)
    .map((story) => ({ ...story, address: `${SITE_URL}${story.href}` }))
  return new Response(rssFeed(channel, items), {
    headers: { 'Content-Type': `${FEED_TYPE}; charset=utf-8` },
  })
}
