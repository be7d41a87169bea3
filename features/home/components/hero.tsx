import { getTranslations } from 'next-intl/server'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import type { SectionProps } from '../section-props.ts'

/** The promise, one action, and three sheets of paper. */
export const Hero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home' })
  const drawn = { words: documents, locale }
  return (
    <section className="container-page hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker', claims)}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('hero.title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead', claims)}</p>
        <div className="mt-8">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
        <CheckList
          items={[t('hero.points.card'), t('hero.points.formats')]}
          className="mt-5 flex flex-wrap gap-x-6 text-small text-ink-soft"
        />
      </div>
      <SheetFan
        front={<Sheet name="contract" tab={documents.departments.legal.name} {...drawn} />}
        start={<Sheet name="plan" {...drawn} />}
        end={<Sheet name="spreadsheet" {...drawn} />}
      />
    </section>
  )
}
