import { getTranslations } from 'next-intl/server'
import { PenNote } from '#components/ui/pen-note.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { writtenDocuments } from '../../server/written-documents.ts'
import { WrittenList } from '../document-page/written-list.tsx'

/** The documents that are written out, each with a page on which one can read it (docs/decisions/062). */
export const WrittenOut = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'documentPage.library' })
  const { size } = await writtenDocuments(locale)
  return (
    <section aria-labelledby="written" className="container-page py-section">
      <SectionHeading id="written" title={t('title')} lead={t('lead')} />
      <WrittenList locale={locale} />
      <PenNote>{t('counted', { total: numberFormat(locale).format(size) })}</PenNote>
    </section>
  )
}
