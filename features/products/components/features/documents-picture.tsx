import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'

/** A desk with a text, a spreadsheet, a note and a link on it. */
export const DocumentsPicture = async ({
  locale,
  documents,
}: Pick<SectionProps, 'locale' | 'documents'>) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.documents' })
  const drawn = { words: documents, locale }
  return (
    <div className="paper-desk">
      <Sheet name="spreadsheet" {...drawn} />
      <Sheet name="letter" {...drawn} />
      <p className="sticky-note">{t('note')}</p>
      <p className="link-slip">
        <b>{t('link')}</b> {t('address')}
      </p>
    </div>
  )
}
