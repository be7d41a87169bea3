import { getTranslations } from 'next-intl/server'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { PageHero } from '#components/sections/page-hero.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'

/** The promise, one action, and three sheets of paper. */
export const Hero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home' })
  const drawn = { words: documents, locale }
  return (
    <PageHero
      kicker={t('hero.kicker', claims)}
      title={t.rich('hero.title', { mark: marker })}
      lead={t('hero.lead', claims)}
      action={t('action')}
      signUp={signUp}
      points={[t('hero.points.card'), t('hero.points.formats')]}
    >
      <SheetFan
        front={<Sheet name="contract" tab={documents.departments.legal.name} {...drawn} />}
        start={<Sheet name="plan" {...drawn} />}
        end={<Sheet name="spreadsheet" {...drawn} />}
      />
    </PageHero>
  )
}
