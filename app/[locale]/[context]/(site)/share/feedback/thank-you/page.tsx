import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { MessagePage } from '../../../message-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'feedback.thanks' })
  return pageMetadata({
    id: 'feedbackThanks',
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

/** The page after a stored message, with script and without. */
const FeedbackThanksPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'feedback.thanks' })
  return (
    <MessagePage
      route="feedbackThanks"
      locale={locale}
      heading={t('heading')}
      lead={t('lead')}
      sheet={t('sheet')}
    >
      <SiteLink to="home" locale={locale} className={buttonClasses('primary')}>
        {t('action')}
      </SiteLink>
    </MessagePage>
  )
}

export default FeedbackThanksPage
