import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { ProductWindow } from '../product-window.tsx'

/** A conversation about a document, and the card of the person whom it concerns. */
export const CommunicationPicture = async ({
  locale,
  documents,
}: Pick<SectionProps, 'locale' | 'documents'>) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.communication' })
  return (
    <div className="conversation">
      <ProductWindow title={t('title')}>
        <div className="chat">
          <span className="frame-row">
            <i className="file" />
            {documents.departments.production.titles[0]}
          </span>
          <p>{t('question')}</p>
          <p>{t('answer')}</p>
        </div>
      </ProductWindow>
      <div className="contact-card">
        <b>{t('contact.name')}</b>
        <span>{t('contact.role')}</span>
        <span className="frame-row">
          <i className="file" />
          {documents.departments.production.titles[0]}
        </span>
        <span className="frame-row">
          <i className="tick" />
          {t('contact.meeting')}
        </span>
      </div>
    </div>
  )
}
