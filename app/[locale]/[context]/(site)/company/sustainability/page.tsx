import { SustainabilityView } from '#features/company/components/sustainability-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'sustainability', View: SustainabilityView })

/** Pages on sustainability have a context of their own (S2 §4). */
export const generateStaticParams = () => [{ context: 'sustainability' }]

export { generateMetadata, Page as default }
