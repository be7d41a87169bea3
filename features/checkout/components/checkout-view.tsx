import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Island } from '#components/page/island.tsx'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import { logInPath } from '#features/destination/log-in-path.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { publicEnv, takesPayPal } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PAYMENT_META, TAKES_CARDS } from '#lib/config/page-metas.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { checkoutProps } from './checkout-props.tsx'

type Props = { locale: Locale }

const ownOrder = (words: ReactNode) => (
  <a href={API_PATHS.checkoutForm} className="link" rel="nofollow">
    {words}
  </a>
)

const linkTo = (href: string) => (words: ReactNode) => (
  <a href={href} className="link">
    {words}
  </a>
)

/** The notice for a visitor without script: the page knows no purchase, but the form sends it to PayPal all the same, where that is on offer. */
const WithoutScript = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'checkout.plain' })
  return (
    <section className="checkout-plain">
      <h2>{t('title')}</h2>
      {takesPayPal(publicEnv()) ? (
        <>
          <p>{t('text')}</p>
          <p>{t.rich('back', { order: ownOrder })}</p>
        </>
      ) : (
        <p>{t('cardOnly')}</p>
      )}
      <p>
        {t.rich('help', { contact: pageLink('contact', locale) })}{' '}
        <ServicePhone kind="sales" className="link" />
      </p>
    </section>
  )
}

/** The page on which a chosen plan is paid for (S2 §3, §4): the form, and a receipt that writes itself (LOOK "Checkout"). */
export const CheckoutView = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'checkout' })
  const logInUrl = logInPath({ locale, url: PLACES.plan })
  const entryPoint = routePath('checkout', locale)
  const handOff = handOffUrl({ locale, entryPoint, destination: { url: PLACES.plan } })
  return (
    <div className="checkout-desk">
      <meta name={PAYMENT_META} content={TAKES_CARDS} />
      <div className="container-page">
        <header className="checkout-words">
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="mt-3 text-display tracking-tight">{t.rich('title', { mark: marker })}</h1>
          <p className="mt-3 text-lead text-ink-soft">{t('lead')}</p>
          <p className="checkout-customer">{t.rich('customer', { plan: linkTo(logInUrl) })}</p>
          <p className="checkout-customer checkout-notice" data-kind="active-licence">
            {t.rich('licensed', { plan: linkTo(handOff) })}
          </p>
        </header>
        <WithoutScript locale={locale} />
        <Island
          name="checkout"
          component={CheckoutForm}
          {...await checkoutProps({ locale, logInUrl })}
        />
      </div>
    </div>
  )
}
