import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeView } from '#features/home/components/home-view.tsx'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from './site-page.tsx'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'home.meta' })
  const claims = await loadClaims(locale)
  return pageMetadata({
    id: 'home',
    locale,
    title: t('title'),
    description: t('description', claims),
  })
}

const HomePage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'home' })
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  return (
    <SitePage route="home" locale={locale} label={t('label')}>
      {(signUp) => (
        <HomeView locale={locale} claims={claims} documents={documents} signUp={signUp} />
      )}
    </SitePage>
  )
}

export default HomePage
