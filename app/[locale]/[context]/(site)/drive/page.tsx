import { DriveView } from '#features/products/components/drive/drive-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'drive', View: DriveView })

export { generateMetadata, Page as default }
