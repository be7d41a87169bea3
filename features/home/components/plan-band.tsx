import { getTranslations } from 'next-intl/server'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import { MarketSheet } from './market-sheet.tsx'

/** The business plan kit on a dark band, its pages rising from the edge (S1 §1). */
export const PlanBand = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.plan' })
  const drawn = { words: documents, locale }
  return (
    <section aria-labelledby="plan" className="on-ink overflow-clip bg-ink text-sheet">
      <div className="container-page plan-band">
        <SheetFan
          front={<Sheet name="plan" {...drawn} />}
          start={<MarketSheet locale={locale} note={documents.plan.note} />}
          end={<Sheet name="spreadsheet" {...drawn} />}
        />
        <div className="py-section">
          <h2 id="plan" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-5 mb-8 text-lead">{t('text', claims)}</p>
          {signUp({
            className: buttonClasses('outlined'),
            children: t('action'),
            destination: { url: PLACES.kit },
          })}
        </div>
      </div>
    </section>
  )
}
