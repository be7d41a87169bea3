import { CheckoutView } from '#features/checkout/components/checkout-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SiteShell } from '../../../site-shell.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'checkout', namespace: 'checkout.meta' })

/** The checkout (S2 §3, §4): an application, so the framework comes at once; no dialog leads away from it. */
const CheckoutPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params, 'checkout')
  return (
    <SiteShell route="checkout" locale={locale}>
      <CheckoutView locale={locale} />
    </SiteShell>
  )
}

export default CheckoutPage
