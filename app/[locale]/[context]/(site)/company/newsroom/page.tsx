import type { SectionProps } from '#components/sections/section-props.ts'
import { NewsroomView } from '#features/newsroom/components/newsroom-view.tsx'
import { loadStories } from '#features/newsroom/server/load-story.ts'
import { withFeed } from '#features/newsroom/server/with-feed.ts'
import { editionIn } from '#lib/config/contexts.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; context: string }> }

const pageOfEdition = (edition: string) =>
  pageOf({
    route: 'newsroom',
    View: async (props: SectionProps) => (
      <NewsroomView {...props} stories={await loadStories(props.locale, edition)} />
    ),
  })

export const generateMetadata = async (props: Props) =>
  withFeed(await pageOfEdition('').generateMetadata(props), await pageLocale(props.params))

const NewsroomPage = async (props: Props) =>
  pageOfEdition(editionIn((await props.params).context)).Page(props)

export default NewsroomPage
