import { ClausesView } from '#features/products/components/clauses/clauses-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'testimonials', View: ClausesView })

export { generateMetadata, Page as default }
