import { getTranslations } from 'next-intl/server'
import { CheckList } from '#components/ui/check-list.tsx'
import { hasExample, ExampleNote } from './example-note.tsx'
import { OfferHeadline } from './offer-headline.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import type { PlansPage } from './plans-page.ts'

const SURE = ['total', 'cards', 'cancel'] as const

/** The plans side by side on the desk, under the promise of the record. */
export const SheetsHero = async (page: PlansPage) => {
  const { locale, record, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <section className="plans-desk" aria-label={t('plans.title')}>
      <div className="container-page">
        <h1 className="text-hero tracking-tight">
          <OfferHeadline text={record.headline} />
        </h1>
        {record.lead ? (
          <p className="mt-5 max-w-read text-lead text-ink-soft">{record.lead}</p>
        ) : null}
        <ul className={`plan-sheets plan-sheets-${plans.length}`}>
          {plans.map((plan) => (
            <PlanSheet key={plan.id} plan={plan} {...page} />
          ))}
        </ul>
        <div className="plans-notes">
          <CheckList
            items={SURE.map((name) => t(`plans.sure.${name}`))}
            className="flex flex-wrap gap-x-8 gap-y-1"
          />
          {hasExample(page) ? <ExampleNote locale={locale} /> : null}
        </div>
      </div>
    </section>
  )
}
