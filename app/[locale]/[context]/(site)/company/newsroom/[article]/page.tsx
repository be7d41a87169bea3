import { notFound } from 'next/navigation'
import { StoryView } from '#features/newsroom/components/story-view.tsx'
import { loadStories, storyAmong } from '#features/newsroom/server/load-story.ts'
import { storyMetadata } from '#features/newsroom/server/story-metadata.ts'
import { storySlug, STORY_IDS, storyOfSlug } from '#features/newsroom/stories.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../../../site-page.tsx'

type Props = { params: Promise<{ locale: string; article: string }> }

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateStaticParams = () => STORY_IDS.map((id) => ({ article: storySlug(id) }))

const storyOf = async (params: Props['params']) => storyOfSlug((await params).article) ?? notFound()

export const generateMetadata = async ({ params }: Props) =>
  storyMetadata(await storyOf(params), await pageLocale(params))

const ArticlePage = async ({ params }: Props) => {
  const locale = await pageLocale(params)
  const id = await storyOf(params)
  const found = storyAmong(await loadStories(locale), id)
  return (
    <SitePage route={id} locale={locale} label={found.story.title} showsTrail>
      {() => <StoryView locale={locale} {...found} />}
    </SitePage>
  )
}

export default ArticlePage
