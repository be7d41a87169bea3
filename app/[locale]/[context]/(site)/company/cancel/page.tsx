import { CancelView } from '#features/leaving/components/cancel-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'cancelSubscription', View: CancelView })

export { generateMetadata, Page as default }
