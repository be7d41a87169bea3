import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import { BASIC_PRICE } from '#lib/config/plans.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

/** The price of the kit, before anybody has to ask. */
export const PlanPrice = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.price' })
  const { currency, monthly, yearly } = BASIC_PRICE
  const money = numberFormat(locale, { style: 'currency', currency })
  return (
    <section aria-labelledby="price" className="on-ink bg-ink py-section text-sheet">
      <div className="container-page beside plan-price">
        <h2 id="price" className="text-display tracking-tight">
          {t('title')}
        </h2>
        <p className="figures">
          <strong>{money.format(monthly)}</strong> {t('month')}
        </p>
        <div>
          <p className="mb-6 text-lead">{t('text', { ...claims, yearly: money.format(yearly) })}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            {signUp({
              className: buttonClasses('primary'),
              children: t('action'),
              destination: { url: PLACES.kit },
            })}
            <PlansLink locale={locale} className={buttonClasses('text')} />
          </div>
        </div>
      </div>
    </section>
  )
}
