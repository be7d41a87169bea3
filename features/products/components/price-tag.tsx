import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'

/** The price of the plan that a tool comes with, as a tag: a month in large figures, and the year that is charged (S2 §9). */
export const PriceTag = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'drive.cost' })
  const price = basicPrice(locale)
  return (
    <div className="leaf price-tag">
      <p className="font-medium">{t('plan')}</p>
      <p className="figures">
        <strong>{price.monthly}</strong> {t('month')}
      </p>
      <p className="text-small text-ink-soft">{t('year', price)}</p>
    </div>
  )
}
