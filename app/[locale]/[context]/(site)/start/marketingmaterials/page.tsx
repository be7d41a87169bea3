import { getTranslations } from 'next-intl/server'
import { MaterialsBehaviour } from '#features/affiliate/components/materials-behaviour.tsx'
import { MaterialsView } from '#features/affiliate/components/materials-view.tsx'
import { ReportClick } from '#features/affiliate/components/report-click.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({
  id: 'marketingMaterials',
  namespace: 'start.materials.meta',
})

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
