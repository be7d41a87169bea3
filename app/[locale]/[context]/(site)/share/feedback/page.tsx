import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FeedbackBehaviour } from '#features/feedback/components/feedback-behaviour.tsx'
import { FeedbackView } from '#features/feedback/components/feedback-view.tsx'
import { FEEDBACK } from '#features/feedback/ids.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { SitePage } from '../../site-page.tsx'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'feedback.meta' })
  return pageMetadata({ id: 'feedback', locale, title: t('title'), description: t('description') })
}

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
