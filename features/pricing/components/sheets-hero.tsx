import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import { CheckList } from '#components/ui/check-list.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { CameBack } from './came-back.tsx'
import { PlanAction } from './plan-action.tsx'
import { PlanCost } from './plan-cost.tsx'
import { PlanHead } from './plan-people.tsx'
import { PlanTab } from './plan-tab.tsx'
import { PlansNotes } from './plans-notes.tsx'
import { type PlansPage, leadingPlan } from './plans-page.ts'

type Props = PlansPage & { plan: ShownPlan }

/** The plan before another, where the other holds all of it: it is for no more people and has no more room. */
const planWithin = ({ plans, plan }: Props) => {
  const before = plans[plans.indexOf(plan) - 1]
  const isWithin =
    before && before.seats.most <= plan.seats.most && (before.storage ?? 0) <= (plan.storage ?? 0)
  return isWithin ? before : undefined
}

/** What a plan holds, beyond the one before it. */
const PlanRows = async (props: Props) => {
  const { plan, locale, claims, record } = props
  const t = await getTranslations({ locale, namespace: 'plans.rows' })
  const within = planWithin(props)
  const gigabytes = numberFormat(locale).format(plan.storage ?? 0)
  return (
    <CheckList
      items={[
        ...(within
          ? [t('within', { plan: PLAN_NAMES[within.id] })]
          : [t('templates', claims), t('downloads')]),
        ...(record.showsStorage && plan.storage ? [t('storage', { gigabytes })] : []),
      ]}
      className="plan-rows"
    />
  )
}

/** A plan on a sheet of paper: for how many people, what it costs, one button, what it holds (LOOK "Prices"). */
const PlanSheet = ({ plan, ...page }: Props) => {
  const { locale, path } = page
  const isLeading = leadingPlan(page) === plan
  return (
    <li className="plan-sheet">
      <PlanHead plan={plan} locale={locale} />
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
      <PlanTab plan={plan} {...page} />
    </li>
  )
}

/** So many sheets leave no margin for notes, and for the document below them. */
const MOST_BESIDE_NOTES = 3

/** The plans side by side on the desk, under the promise of the record. */
export const SheetsHero = async (page: PlansPage) => {
  const { locale, record, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <section className="plans-desk" aria-label={t('plans.title')}>
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
          {plans.length < MOST_BESIDE_NOTES ? (
            <div className="plans-margin">
              <PlansNotes {...page} />
              <div className="plans-peek" aria-hidden="true">
                <Sheet
                  name={record.toolkit === 'hr' ? 'form' : 'contract'}
                  words={page.documents}
                  locale={locale}
                />
              </div>
            </div>
          ) : (
            <PlansNotes {...page} />
          )}
        </div>
      </div>
    </section>
  )
}
