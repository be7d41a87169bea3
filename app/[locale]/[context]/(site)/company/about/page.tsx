import { AboutView } from '#features/company/components/about-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'about', View: AboutView })

export { generateMetadata, Page as default }
