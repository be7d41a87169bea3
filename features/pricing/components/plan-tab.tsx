import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import type { Price } from '../price.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { leadingPlan, type PlansPage } from './plans-page.ts'
import { percentOf } from './price-words.ts'

type Props = PlansPage & { plan: ShownPlan }

const HALF = 50

const savingOf = async ({ percentOff, isSavingShown }: Price, locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  if (!isSavingShown) return null
  return percentOff === HALF ? t('half') : t('save', { percent: percentOf(percentOff, locale) })
}

/** The one marker of a page: of several plans for whom the leading one is, of a single plan a saving that the book bears out. */
export const PlanTab = async ({ plan, ...page }: Props) => {
  const { locale, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  if (!plan.price) return null
  if (plans.length > 1 && leadingPlan(page) !== plan) return null
  const words = plans.length > 1 ? t(`best.${plan.id}`) : await savingOf(plan.price, locale)
  return words === null ? null : <p className="plan-tab">{words}</p>
}
