import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { FEED_TYPE, NEWS_FEED_PATH } from '#lib/config/news-feed.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

/** The metadata of a page of the newsroom, which also names the feed in its language. */
export const withFeed = async (metadata: Metadata, locale: Locale): Promise<Metadata> => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  const url = `${pageAddresses().SITE_URL}${publicPath({ locale, path: NEWS_FEED_PATH })}`
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { [FEED_TYPE]: [{ url, title: t('label') }] } },
  }
}
