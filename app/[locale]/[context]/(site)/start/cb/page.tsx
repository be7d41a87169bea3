import type { Metadata } from 'next'
import { ClickbankReceiptView } from '#features/orders/components/clickbank-receipt-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import type { LocaleParams } from '#lib/i18n/page-locale.ts'
import { orderPageOf } from '../../order-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata: metadataOf, Page } = orderPageOf({
  route: 'clickbankReceipt',
  View: ClickbankReceiptView,
})

/** The query holds the buyer's name and e-mail address until script removes them: requests made before that tell the origin alone. */
export const generateMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  ...(await metadataOf(props)),
  referrer: 'strict-origin',
})

export default Page
