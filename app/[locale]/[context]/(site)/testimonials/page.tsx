import { LettersView } from '#features/products/components/letters/letters-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({
  route: 'testimonials',
  words: 'testimonials',
  View: LettersView,
})

export { generateMetadata }

export default Page
