import { BudgetoBuyView } from '#features/orders/components/budgeto-buy-view.tsx'
import { BuyClosing } from '#features/orders/components/buy-closing.tsx'
import type { OrderViewProps } from '#features/orders/components/good-to-know.tsx'
import { BudgetMonth } from '#features/products/components/budgeto/budget-month.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { orderPageOf } from '../../order-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const View = (props: OrderViewProps) => (
  <>
    <BudgetoBuyView {...props} />
    <BudgetMonth locale={props.locale} />
    <BuyClosing locale={props.locale} />
  </>
)

const { generateMetadata, Page } = orderPageOf({ route: 'budgetoBuy', View })

export { generateMetadata, Page as default }
