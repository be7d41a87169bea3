import { NewsroomView } from '#features/newsroom/components/newsroom-view.tsx'
import { withFeed } from '#features/newsroom/server/with-feed.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const page = pageOf({ route: 'newsroom', words: 'newsroom', View: NewsroomView })

export const generateMetadata = async (props: LocaleParams) =>
  withFeed(await page.generateMetadata(props), await pageLocale(props.params))

export default page.Page
