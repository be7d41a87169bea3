import { notFound } from 'next/navigation'
import { Island } from '#components/page/island.tsx'
import { checkoutProps } from '#features/checkout/components/checkout-props.tsx'
import { pageAddresses } from '#lib/config/env-public.ts'
import { PAYMENT_META, TAKES_CARDS } from '#lib/config/page-metas.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { SiteShell } from '../../../site-shell.tsx'
import { checkoutExhibit, CHECKOUT_STATES } from '../../checkout-states.ts'
import { ExhibitedCheckout } from './exhibited-checkout.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; state: string }> }

export const dynamicParams = false

export const generateStaticParams = () => CHECKOUT_STATES.map((state) => ({ state }))

export const generateMetadata = async ({ params }: Props) => {
  const { state } = await params
  return { title: `checkout: ${state}`, robots: 'noindex, nofollow' }
}

/** The checkout in one of its states. */
const CheckoutStatePage = async ({ params }: Props) => {
  const { state: name } = await params
  const locale = await pageLocale(params)
  const state = checkoutExhibit(name)
  if (!state) notFound()
  const { props, slots } = await checkoutProps({ locale, logInUrl: '/gallery' })
  return (
    <SiteShell route="checkout" locale={locale}>
      <div className="checkout-desk">
        <meta name={PAYMENT_META} content={TAKES_CARDS} />
        <div className="container-page">
          <h1 className="text-display tracking-tight">checkout: {name}</h1>
          <Island
            name="exhibited-checkout"
            component={ExhibitedCheckout}
            props={{ ...props, state, frameUrl: `${pageAddresses().PAYMENT_URL}/frame` }}
            slots={slots}
          />
        </div>
      </div>
    </SiteShell>
  )
}

export default CheckoutStatePage
