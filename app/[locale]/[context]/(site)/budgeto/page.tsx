import { BudgetoView } from '#features/products/components/budgeto/budgeto-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'budgeto', View: BudgetoView })

export { generateMetadata, Page as default }
