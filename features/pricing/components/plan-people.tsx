import { getTranslations } from 'next-intl/server'
import { TradeRow } from '#components/pictures/trade-portrait.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { ShownPlan } from '../shown-plan.ts'

type Props = { plan: ShownPlan; locale: Locale; saysStorage?: boolean }

/** For how many people a plan is, drawn and in a figure: the difference between plans, in one glance (LOOK "Prices"). */
const PlanPeople = async ({ plan, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  const { least, most } = plan.seats
  const number = numberFormat(locale)
  const range =
    least === most ? number.format(most) : `${number.format(least)}–${number.format(most)}`
  return (
    <p className="plan-people">
      <TradeRow least={least} most={most} />
      <strong>{range}</strong> <span>{t('people', { count: most })}</span>
    </p>
  )
}

/** The head of a plan's sheet: its name, for whom and for how many it is, and how large its drive. */
export const PlanHead = async ({ plan, locale, saysStorage = false }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  const { storage } = plan
  return (
    <div className="plan-head">
      <div>
        <h2 className="text-title">{PLAN_NAMES[plan.id]}</h2>
        <div className="flex flex-wrap justify-between gap-x-4 text-small">
          <p className="text-ink-soft">{t(`for.${plan.id}`)}</p>
          {saysStorage && storage ? (
            <p className="font-semibold">
              {t('storage', { gigabytes: numberFormat(locale).format(storage) })}
            </p>
          ) : null}
        </div>
      </div>
      <PlanPeople plan={plan} locale={locale} />
    </div>
  )
}
