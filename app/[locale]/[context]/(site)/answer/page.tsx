import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { ANSWER_SLOT } from '#lib/config/answer-slot.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { MessagePage } from '../message-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'answer', namespace: 'answer.meta' })

/** The house around every answer that is a page; what it says by itself is for whoever comes back later (docs/decisions/063). */
const AnswerPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'answer' })
  return (
    <MessagePage
      route="answer"
      locale={locale}
      slot={ANSWER_SLOT}
      heading={t('heading')}
      lead={t('lead')}
      sheet={t('sheet')}
    >
      <SiteLink to="contact" locale={locale} className={buttonClasses('primary')}>
        {t('contact')}
      </SiteLink>
      <SiteLink to="home" locale={locale} className={buttonClasses('text')}>
        {t('home')}
      </SiteLink>
    </MessagePage>
  )
}

export default AnswerPage
