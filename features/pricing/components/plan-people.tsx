import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { ShownPlan } from '../shown-plan.ts'

type Props = { plan: ShownPlan; locale: Locale }

/** For how many people a plan is: the difference between plans, in one glance (LOOK "Prices"). */
export const PlanPeople = async ({ plan, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  const { least, most } = plan.seats
  const number = numberFormat(locale)
  const range =
    least === most ? number.format(most) : `${number.format(least)}–${number.format(most)}`
  return (
    <p className="plan-people">
      <strong>{range}</strong> <span>{t('people', { count: most })}</span>
    </p>
  )
}

/** As many lines to sign on as the plan is for people; those that the buyer may add are dashed. */
export const PlanLines = ({ plan: { seats } }: Pick<Props, 'plan'>) => (
  <div className="plan-lines" aria-hidden="true">
    {Array.from({ length: seats.most }, (_none, index) => (
      <i key={index} className={index < seats.least ? undefined : 'is-open'} />
    ))}
  </div>
)
