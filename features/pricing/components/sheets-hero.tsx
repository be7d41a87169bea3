import { getTranslations } from 'next-intl/server'
import { MarkedText } from '#components/ui/marked-text.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCost } from './plan-cost.tsx'
import { PlanHead } from './plan-people.tsx'
import { PlanTab } from './plan-tab.tsx'
import { CameBack, PlansNotes } from './plans-notes.tsx'
import { type PlansPage, leadingPlan } from './plans-page.ts'

type Props = PlansPage & { plan: ShownPlan }

/** A plan on a sheet of paper: for how many people, what it costs, one button (LOOK "Prices"). */
const PlanSheet = ({ plan, ...page }: Props) => {
  const { locale, path, record } = page
  const kind = leadingPlan(page) === plan ? 'primary' : 'outlined'
  return (
    <li className="leaf plan-sheet">
      <PlanHead plan={plan} locale={locale} saysStorage={record.showsStorage} />
      <PlanCost plan={plan} locale={locale} />
      <PlanAction plan={plan} locale={locale} offer={path} kind={kind} />
      <PlanTab plan={plan} {...page} />
    </li>
  )
}

/** The plans side by side on the desk, under the promise of the record. */
export const SheetsHero = async (page: PlansPage) => {
  const { locale, record, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <section id="plans" className="plans-desk" aria-label={t('plans.title')}>
      <div className="container-page">
        <CameBack locale={locale} />
        <h1 className="long-title text-hero tracking-tight">
          <MarkedText text={record.headline} />
        </h1>
        {record.lead ? (
          <p className="mt-5 max-w-read text-lead text-ink-soft">{record.lead}</p>
        ) : null}
        <div className={`plans-board plans-board-${plans.length}`}>
          <ul className="plan-sheets">
            {plans.map((plan) => (
              <PlanSheet key={plan.id} plan={plan} {...page} />
            ))}
          </ul>
          <PlansNotes {...page} />
        </div>
      </div>
    </section>
  )
}
