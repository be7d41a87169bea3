import { getTranslations } from 'next-intl/server'
import { WallClosing } from '#components/sections/wall-closing.tsx'
import { PLAN_NAMES } from '../plan-names.ts'
import { PlanAction } from './plan-action.tsx'
import { leadingPlan, type PlansPage } from './plans-page.ts'
import { trialLink } from './trial-link.tsx'

/** The plan that leads, once more, before the wall of what it opens. */
export const PlansClosing = async (page: PlansPage) => {
  const { locale, path } = page
  const t = await getTranslations({ locale, namespace: 'plans.closing' })
  const plan = leadingPlan(page)
  if (!plan) return null
  const trial = trialLink(locale)
  return (
    <WallClosing
      title={t('title')}
      text={
        plan.price
          ? t.rich('text', { plan: PLAN_NAMES[plan.id], trial })
          : t.rich('request', { trial })
      }
      action={
        <PlanAction plan={plan} locale={locale} offer={path} kind="primary" hasSeats={false} />
      }
      locale={locale}
    />
  )
}
