import { ClickbankThanksView } from '#features/orders/components/clickbank-thanks-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { orderPageOf } from '../../../order-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = orderPageOf({
  route: 'clickbankThanks',
  View: ClickbankThanksView,
})

export { generateMetadata, Page as default }
