import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MaterialsBehaviour } from '#features/affiliate/components/materials-behaviour.tsx'
import { MaterialsView } from '#features/affiliate/components/materials-view.tsx'
import { ReportClick } from '#features/affiliate/components/report-click.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from '../../site-page.tsx'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'start.materials.meta' })
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ id: 'marketingMaterials', locale, title, description })
}

const MarketingMaterialsPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'start.materials' })
  return (
    <>
      <SitePage route="marketingMaterials" locale={locale} label={t('label')}>
        {() => <MaterialsView locale={locale} />}
      </SitePage>
      <MaterialsBehaviour
        copied={t('copied')}
        copyFailed={t('copyFailed')}
        saved={t('banners.saved')}
        saveFailed={t('banners.saveFailed')}
      />
      <ReportClick url={API_PATHS.affiliateClick} language={locale} />
    </>
  )
}

export default MarketingMaterialsPage
