import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { webAppLink } from '#features/destination/web-app-link.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { notFoundMetadata } from '#lib/i18n/not-found-metadata.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { MessagePage } from '../message-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = notFoundMetadata

const NotFoundPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return (
    <MessagePage route="home" locale={locale} heading={t('heading')} lead={t('lead')} sheet="404">
      <a
        href={webAppLink({ webAppUrl: pageAddresses().WEB_APP_URL, locale })}
        className={buttonClasses('primary')}
      >
        {t('action')}
      </a>
      <SiteLink to="home" locale={locale} className={buttonClasses('text')}>
        {t('home')}
      </SiteLink>
    </MessagePage>
  )
}

export default NotFoundPage
