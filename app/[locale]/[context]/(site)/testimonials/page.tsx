import { LettersView } from '#features/products/components/letters/letters-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, generateStaticParams, Page } = pageOf({
  route: 'testimonials',
  words: 'testimonials',
  View: LettersView,
})

export { generateMetadata, generateStaticParams }

export default Page
