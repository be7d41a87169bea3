import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'

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

/** Where a stored message leads, with script and without. */
const FeedbackThanksPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'feedback.thanks' })
  return (
    <SiteFrame route="feedbackThanks" locale={locale}>
      <ScriptFree />
      <MessageSection heading={t('heading')} lead={t('lead')} sheet={t('sheet')}>
        <SiteLink to="home" locale={locale} className={buttonClasses('primary')}>
          {t('action')}
        </SiteLink>
      </MessageSection>
    </SiteFrame>
  )
}

export default FeedbackThanksPage
