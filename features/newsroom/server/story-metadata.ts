import 'server-only'
import type { Metadata } from 'next'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { storyOfSlug } from '../stories.ts'
import type { Story } from '../story.ts'
import { openStories } from './live-stories.ts'
import { withFeed } from './with-feed.ts'

const NOT_LISTED = { index: false, follow: false }

/** The address of a story from a record, and that in each language which has it. */
const addressesOf = async ({ path, href }: Story): Promise<Metadata['alternates']> => {
  const { SITE_URL } = pageAddresses()
  const stories = await openStories()
  const languages = stories
    .filter((story) => story.path === path)
    .map(({ locale }) => [locale, `${SITE_URL}${publicPath({ locale, path })}`] as const)
  return { canonical: `${SITE_URL}${href}`, languages: Object.fromEntries(languages) }
}

type Shown = { story: Story; locale: Locale; isPreview: boolean }

/** Title, description and sharing data of a story, which is an article with a day and an author. */
export const storyMetadata = async ({ story, locale, isPreview }: Shown): Promise<Metadata> => {
  const { title, description, date, author, path } = story
  const id = storyOfSlug(path.split('/').at(-1) ?? '')
  const metadata = pageMetadata({ id: id ?? 'newsroom', locale, title, description })
  const openGraph: Metadata['openGraph'] = {
    ...metadata.openGraph,
    url: `${pageAddresses().SITE_URL}${story.href}`,
    type: 'article',
    publishedTime: date.toISOString(),
    authors: author,
  }
  const own = id ? {} : { alternates: await addressesOf(story) }
  return withFeed(
    { ...metadata, ...own, ...(isPreview && { robots: NOT_LISTED }), openGraph },
    locale,
  )
}
