import { ImprintView } from '#features/legal/components/imprint-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'imprint', View: ImprintView })

export { generateMetadata, Page as default }
