import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { HandOffPage, handOffMetadata } from '../hand-off-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = handOffMetadata('handOffAgain')

/** The way to the web app failed and is being tried again (decision 018). */
const Page = async ({ params }: LocaleParams) => (
  <HandOffPage route="handOffAgain" locale={await pageLocale(params)} goesOn />
)

export default Page
