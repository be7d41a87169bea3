import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'

const FIGURES = ['businesses', 'countries', 'downloads', 'signUps', 'lawFirms', 'library'] as const

/** Each figure with what it counts: a list, for nobody can judge a number alone (S1 §1, S2 §1); beside it, what is counted. */
export const CompanyFigures = async ({ locale, claims, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.figures' })
  return (
    <section aria-labelledby="figures" className="container-page py-section">
      <div className="figures-desk">
        <div>
          <SectionHeading id="figures" title={t('title')} lead={t('lead')} />
          <dl className="accounts">
            {FIGURES.map((figure) => (
              <div key={figure}>
                <dt>{t(`items.${figure}.figure`, claims)}</dt>
                <dd>
                  <strong>{t(`items.${figure}.name`)}</strong>
                  {t(`items.${figure}.text`, claims)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="figures-pages" aria-hidden="true">
          <Sheet name="handbook" words={documents} locale={locale} />
          <Sheet name="plan" words={documents} locale={locale} />
        </div>
      </div>
    </section>
  )
}
