import { getTranslations } from 'next-intl/server'
import { PLAN_NAMES } from '../plan-names.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCost } from './plan-cost.tsx'
import { PlanLines, PlanPeople } from './plan-people.tsx'
import { PlanRows } from './plan-rows.tsx'
import { PlanTab } from './plan-tab.tsx'
import { leadingPlan, type PlansPage } from './plans-page.ts'

type Props = PlansPage & { plan: ShownPlan }

/** A plan on a sheet of paper: for how many people, what it costs, one button, what it holds (LOOK "Prices"). */
export const PlanSheet = async ({ plan, ...page }: Props) => {
  const { locale, path, record } = page
  const t = await getTranslations({ locale, namespace: 'plans.plans' })
  const isLeading = leadingPlan(page) === plan
  return (
    <li className="plan-sheet">
      <div className="plan-head">
        <div>
          <h2 className="text-title">{PLAN_NAMES[plan.id]}</h2>
          <p className="text-small text-ink-soft">{t(`for.${plan.id}`)}</p>
        </div>
        <PlanPeople plan={plan} locale={locale} />
      </div>
      <PlanLines plan={plan} />
      <PlanCost plan={plan} locale={locale} />
      <div className="plan-rest">
        <PlanAction
          plan={plan}
          locale={locale}
          offer={path}
          kind={isLeading ? 'primary' : 'outlined'}
        />
        <PlanRows plan={plan} {...page} />
      </div>
      <PlanTab plan={plan} locale={locale} record={record} />
    </li>
  )
}
