import { getTranslations } from 'next-intl/server'
import { HomeView } from '#features/home/components/home-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from './site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'home', namespace: 'home.meta' })

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
