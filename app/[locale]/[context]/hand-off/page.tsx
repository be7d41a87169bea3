import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { HandOffPage, handOffMetadata } from './hand-off-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = handOffMetadata('handOff')

/** The page after a form without script, since a form may not leave the site (S1 §4). */
const Page = async ({ params }: LocaleParams) => (
  <HandOffPage route="handOff" locale={await pageLocale(params)} goesOn />
)

export default Page
