import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '#lib/config/locales.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import type { StoryId } from '../stories.ts'
import { loadStories, storyAmong } from './load-story.ts'
import { withFeed } from './with-feed.ts'

/** Title, description and sharing data of a story, which is an article with a day and an author. */
export const storyMetadata = async (id: StoryId, locale: Locale): Promise<Metadata> => {
  const { story } = storyAmong(await loadStories(locale), id)
  const { title, description, date, author } = story
  const metadata = pageMetadata({ id, locale, title, description })
  const openGraph: Metadata['openGraph'] = {
    ...metadata.openGraph,
    type: 'article',
    publishedTime: date.toISOString(),
    authors: author,
  }
  return withFeed({ ...metadata, openGraph }, locale)
}
