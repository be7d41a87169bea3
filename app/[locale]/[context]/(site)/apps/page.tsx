import { AppsView } from '#features/products/components/apps/apps-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'apps', View: AppsView })

export { generateMetadata, Page as default }
