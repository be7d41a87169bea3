import { ClickbankReceiptView } from '#features/orders/components/clickbank-receipt-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { orderPageOf } from '../../order-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = orderPageOf({
  route: 'clickbankReceipt',
  View: ClickbankReceiptView,
})

export { generateMetadata }

export default Page
