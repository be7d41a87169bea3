import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCost } from './plan-cost.tsx'
import { PlanHead } from './plan-people.tsx'
import { PlanTab } from './plan-tab.tsx'
import { CameBack, PlansNotes } from './plans-notes.tsx'
import { leadingPlan, type PlansPage } from './plans-page.ts'

type LineProps = { plan: ShownPlan; page: PlansPage }

const OfferLine = ({ plan, page }: LineProps) => {
  const { locale, path, record } = page
  return (
    <li className="offer-line">
      <div>
        <PlanTab plan={plan} {...page} />
        <PlanHead plan={plan} locale={locale} saysStorage={record.showsStorage} />
      </div>
      <PlanCost plan={plan} locale={locale} />
      <PlanAction
        plan={plan}
        locale={locale}
        offer={path}
        kind={leadingPlan(page) === plan ? 'primary' : 'outlined'}
      />
    </li>
  )
}

/** The older generation: an offer on a page of its own, the plans as the lines of one price list (S2 §2.4). */
export const OlderOffer = async (page: PlansPage) => {
  const { locale, record, plans, documents } = page
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <section id="plans" className="offer-band" aria-label={t('plans.title')}>
      <div className="on-ink bg-ink text-sheet">
        <div className="container-page offer-promise">
          <div>
            <h1 className="long-title text-hero tracking-tight">
              <MarkedText text={record.headline} />
            </h1>
            {record.lead ? (
              <p className="mt-4 max-w-read text-lead md:mt-6">{record.lead}</p>
            ) : null}
          </div>
          <div className="offer-peek" aria-hidden="true">
            <Sheet name="invoice" words={documents} locale={locale} />
          </div>
        </div>
      </div>
      <div className="container-page">
        <div className="leaf offer-sheet">
          <CameBack locale={locale} />
          <ul>
            {plans.map((plan) => (
              <OfferLine key={plan.id} plan={plan} page={page} />
            ))}
          </ul>
          <PlansNotes {...page} />
        </div>
      </div>
    </section>
  )
}
