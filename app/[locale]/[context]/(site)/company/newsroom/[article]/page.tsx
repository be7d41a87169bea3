import { notFound } from 'next/navigation'
import { PreviewRibbon } from '#features/landing/components/preview-ribbon.tsx'
import { StoryView } from '#features/newsroom/components/story-view.tsx'
import { loadLiveStory } from '#features/newsroom/server/live-stories.ts'
import { loadStories, storyAmong } from '#features/newsroom/server/load-story.ts'
import { storyMetadata } from '#features/newsroom/server/story-metadata.ts'
import { storyOfSlug, storySlug, STORY_IDS } from '#features/newsroom/stories.ts'
import { editionIn } from '#lib/config/contexts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { decoded } from '#lib/util/decoded.ts'
import { decodeFacts } from '#lib/util/landing-facts.ts'
import { readStorySegment } from '#lib/util/record-segments.ts'
import { SitePage } from '../../../site-page.tsx'

type Props = { params: Promise<{ locale: string; context: string; article: string }> }

export const { prefetch } = UNPREFETCHED

export const generateStaticParams = () => STORY_IDS.map((id) => ({ article: storySlug(id) }))

type Address = { locale: Locale; edition: string; slug: string; hash: string }

/** The stories that are read one after the other, with that of a record in its place among them, whatever list there is by now. */
const loadAmong = async ({ locale, edition, slug, hash }: Address) => {
  const own = storyOfSlug(slug)
  const path = own ? ROUTES[own].path : `${ROUTES.newsroom.path}/${slug}`
  const stories = await loadStories(locale, edition)
  if (own) return storyAmong(stories, path)
  const story = (hash && (await loadLiveStory({ locale, path, hash }))) || notFound()
  const others = stories.filter((other) => other.path !== path)
  const all = [...others, story].toSorted((one, next) => next.date.getTime() - one.date.getTime())
  return storyAmong(all, path)
}

/** Loads the story of an internal address; an address that the edge never writes ends in the 404 page. */
const loadPage = async (params: Props['params']) => {
  const { context, article } = await params
  const locale = await pageLocale(params)
  const { facts, ...address } = readStorySegment(decoded(article) ?? article)
  const preview = decodeFacts(facts)?.preview
  const found = await loadAmong({ locale, edition: editionIn(context), ...address })
  return { locale, preview, route: storyOfSlug(address.slug) ?? ('newsStory' as const), ...found }
}

export const generateMetadata = async ({ params }: Props) => {
  const { story, locale, preview } = await loadPage(params)
  return storyMetadata({ story, locale, isPreview: preview !== undefined })
}

const ArticlePage = async ({ params }: Props) => {
  const { locale, preview, route, ...found } = await loadPage(params)
  const { title, path } = found.story
  return (
    <>
      <SitePage {...{ route, locale, path }} label={title} showsTrail>
        {() => <StoryView locale={locale} {...found} />}
      </SitePage>
      {preview ? <PreviewRibbon locale={locale} until={preview.until} /> : null}
    </>
  )
}

export default ArticlePage
