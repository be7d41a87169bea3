import { SustainabilityView } from '#features/company/components/sustainability-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, generateStaticParams, Page } = pageOf({
  route: 'sustainability',
  words: 'sustainability',
  View: SustainabilityView,
})

export { generateMetadata, generateStaticParams }

export default Page
