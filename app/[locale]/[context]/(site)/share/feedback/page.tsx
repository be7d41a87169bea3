import { getTranslations } from 'next-intl/server'
import { FeedbackView } from '#features/feedback/components/feedback-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'feedback', namespace: 'feedback.meta' })

const FeedbackPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const documents = await loadDocumentWords(locale)
  return (
    <SitePage route="feedback" locale={locale} label={t('label')}>
      {() => <FeedbackView locale={locale} documents={documents} />}
    </SitePage>
  )
}

export default FeedbackPage
