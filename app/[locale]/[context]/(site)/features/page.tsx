import { FeaturesView } from '#features/products/components/features/features-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'features', View: FeaturesView })

export { generateMetadata, Page as default }
