import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { PLAN_SECTIONS } from '../../plan-figures.ts'
import { PlanPage } from './plan-page.tsx'

/** The plan section by section: what its reader asks, and the page that answers, laid on those before it. */
export const PlanGrowth = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.growth' })
  return (
    <section aria-labelledby="growth" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="growth" title={t('title')} lead={t('lead')} />
        <ol className="plan-growth">
          {PLAN_SECTIONS.map((name) => (
            <li key={name}>
              <div>
                <h3 className="text-display tracking-tight">{t(`sections.${name}.name`)}</h3>
                <p className="plan-question">{t(`sections.${name}.question`)}</p>
                <p className="mt-4 text-ink-soft">{t(`sections.${name}.text`)}</p>
              </div>
              <div aria-hidden="true">
                <PlanPage name={name} words={documents} locale={locale} tab={t('tab')} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
