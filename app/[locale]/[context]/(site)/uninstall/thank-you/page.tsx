import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { HAS_INSTALLERS } from '#lib/i18n/installers.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { MessagePage } from '../../message-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'uninstall.thanks' })
  return pageMetadata({
    id: 'uninstallThanks',
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

/** The page after a stored reason, with script and without. */
const UninstallThanksPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'uninstall.thanks' })
  return (
    <MessagePage
      route="uninstallThanks"
      locale={locale}
      heading={t('heading')}
      lead={t('lead')}
      sheet={t('sheet')}
    >
      {HAS_INSTALLERS ? (
        <SiteLink to="download" locale={locale} className={buttonClasses('primary')}>
          {t('download')}
        </SiteLink>
      ) : null}
      <SiteLink
        to="support"
        locale={locale}
        className={buttonClasses(HAS_INSTALLERS ? 'text' : 'primary')}
      >
        {t('support')}
      </SiteLink>
    </MessagePage>
  )
}

export default UninstallThanksPage
