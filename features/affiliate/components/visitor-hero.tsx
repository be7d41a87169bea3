import { getTranslations } from 'next-intl/server'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import type { SectionProps } from '../section-props.ts'

/** The welcome: a letter of introduction lies on top of the documents that it opens. */
export const VisitorHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  const drawn = { words: documents, locale }
  const letter = {
    title: t('letter.title'),
    greeting: t('letter.greeting'),
    paragraphs: [t('letter.first'), t('letter.second')],
    closing: t('letter.closing'),
  }
  return (
    <section className="container-page hero">
      <div>
        <p className="font-medium text-ink-soft">{t('kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead', claims)}</p>
        <div className="mt-8">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
        <CheckList
          items={[t('points.card'), t('points.price')]}
          className="mt-5 flex flex-wrap gap-x-6 text-small text-ink-soft"
        />
      </div>
      <SheetFan
        front={<LetterSheet words={letter} />}
        start={<Sheet name="invoice" {...drawn} />}
        end={<Sheet name="contract" {...drawn} />}
      />
    </section>
  )
}
