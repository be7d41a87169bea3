import { PurchaseThanksView } from '#features/orders/components/after-purchase.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { orderPageOf } from '../../order-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = orderPageOf({
  route: 'purchaseThanks',
  View: PurchaseThanksView,
})

export { generateMetadata, Page as default }
