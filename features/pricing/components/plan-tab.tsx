import { getTranslations } from 'next-intl/server'
import type { ShownPlan } from '../shown-plan.ts'
import type { PlansPage } from './plans-page.ts'
import { percentOf } from './price-words.ts'

type Props = Pick<PlansPage, 'locale' | 'record'> & { plan: ShownPlan }

/** The one marker of a plan: a saving that the book bears out, else that the record recommends it. */
export const PlanTab = async ({ plan, locale, record }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  const { price } = plan
  const saving = price?.isSavingShown
    ? t('save', { percent: percentOf(price.percentOff, locale) })
    : null
  const words = saving ?? (record.highlighted === plan.id ? t('recommended') : null)
  return words === null ? null : <p className="plan-tab">{words}</p>
}
