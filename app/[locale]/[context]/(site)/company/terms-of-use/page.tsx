import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from '../../site-page.tsx'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'legal.terms.meta' })
  return pageMetadata({ id: 'terms', locale, title: t('title'), description: t('description') })
}

const TermsPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'legal.terms.meta' })
  return (
    <SitePage route="terms" locale={locale} label={t('title')}>
      {() => <LegalArticle locale={locale} name="terms-of-use" title={t('title')} />}
    </SitePage>
  )
}

export default TermsPage
