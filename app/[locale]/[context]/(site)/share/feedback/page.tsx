import { getTranslations } from 'next-intl/server'
import { FeedbackBehaviour } from '#features/feedback/components/feedback-behaviour.tsx'
import { FeedbackView } from '#features/feedback/components/feedback-view.tsx'
import { FEEDBACK } from '#features/feedback/ids.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { SitePage } from '../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'feedback', namespace: 'feedback.meta' })

const FeedbackPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const documents = await loadDocumentWords(locale)
  return (
    <>
      <SitePage route="feedback" locale={locale} label={t('label')}>
        {() => <FeedbackView locale={locale} documents={documents} />}
      </SitePage>
      <FeedbackBehaviour formId={FEEDBACK.form} thanksUrl={routePath('feedbackThanks', locale)} />
    </>
  )
}

export default FeedbackPage
