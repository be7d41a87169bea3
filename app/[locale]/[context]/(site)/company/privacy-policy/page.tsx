import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from '../../site-page.tsx'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'legal.privacy.meta' })
  return pageMetadata({ id: 'privacy', locale, title: t('title'), description: t('description') })
}

const PrivacyPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'legal.privacy.meta' })
  return (
    <SitePage route="privacy" locale={locale} label={t('title')}>
      {() => <LegalArticle locale={locale} name="privacy-policy" title={t('title')} />}
    </SitePage>
  )
}

export default PrivacyPage
