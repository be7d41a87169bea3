import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { PageHero } from '#components/sections/page-hero.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'

type Props = SectionProps & { film: ReactNode }

/** The welcome: a letter of introduction lies on top of the documents that it opens. */
export const VisitorHero = async ({ locale, claims, documents, signUp, film }: Props) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  const drawn = { words: documents, locale }
  const letter = {
    title: t('letter.title'),
    greeting: t('letter.greeting'),
    paragraphs: [t('letter.first'), t('letter.second')],
    closing: t('letter.closing'),
  }
  return (
    <PageHero
      kicker={t('kicker')}
      title={t.rich('title', { mark: marker })}
      lead={t('lead', claims)}
      action={t('action')}
      signUp={signUp}
      film={film}
      points={[t('points.card'), t('points.price')]}
    >
      <SheetFan
        front={<LetterSheet words={letter} />}
        start={<Sheet name="invoice" {...drawn} />}
        end={<Sheet name="contract" {...drawn} />}
      />
    </PageHero>
  )
}
