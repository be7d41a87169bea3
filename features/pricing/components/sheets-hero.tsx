import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { CameBack } from './came-back.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { PlansNotes } from './plans-notes.tsx'
import type { PlansPage } from './plans-page.ts'

/** So many sheets leave no margin for notes, and for the document over them. */
const MOST_BESIDE_NOTES = 3

/** The plans side by side on the desk, under the promise of the record. */
export const SheetsHero = async (page: PlansPage) => {
  const { locale, record, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <section className="plans-desk" aria-label={t('plans.title')}>
      <div className="container-page">
        <CameBack locale={locale} />
        <h1 className="text-hero tracking-tight">
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
              <div className="plans-peek" aria-hidden="true">
                <Sheet
                  name={record.toolkit === 'hr' ? 'form' : 'contract'}
                  words={page.documents}
                  locale={locale}
                />
              </div>
              <PlansNotes {...page} />
            </div>
          ) : (
            <PlansNotes {...page} />
          )}
        </div>
      </div>
    </section>
  )
}
