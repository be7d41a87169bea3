import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { publicEnv } from '#lib/config/env-public.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { webAppLink } from '#lib/util/web-app-link.ts'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'notFound' })
  return { title: t('meta.title'), robots: { index: false, follow: false } }
}

const NotFoundPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return (
    <SiteFrame route="home" locale={locale}>
      <ScriptFree />
      <MessageSection heading={t('heading')} lead={t('lead')} sheet="404">
        <a
          href={webAppLink({ webAppUrl: publicEnv().WEB_APP_URL, locale })}
          className={buttonClasses('primary')}
        >
          {t('action')}
        </a>
        <SiteLink to="home" locale={locale} className={buttonClasses('text')}>
          {t('home')}
        </SiteLink>
      </MessageSection>
    </SiteFrame>
  )
}

export default NotFoundPage
