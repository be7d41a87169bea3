import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import { SiteLink } from './site-link.tsx'

type Props = { locale: Locale; className?: string }

/** The price of the plans, under the action of a first screen: a month of the smallest one, and the way to all of them. */
export const PriceLine = async ({ locale, className = 'mt-4' }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <p className={`text-small ${className}`}>
      <SiteLink to="plans" locale={locale} className="link figures">
        {t('from', basicPrice(locale))}
      </SiteLink>
    </p>
  )
}
