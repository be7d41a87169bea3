import { BusinessPlanView } from '#features/products/components/business-plan/business-plan-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'businessPlan', View: BusinessPlanView })

export { generateMetadata, Page as default }
