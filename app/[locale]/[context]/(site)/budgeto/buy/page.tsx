import { BudgetoBuyView } from '#features/orders/components/budgeto-buy-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { orderPageOf } from '../../order-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = orderPageOf({ route: 'budgetoBuy', View: BudgetoBuyView })

export { generateMetadata }

export default Page
