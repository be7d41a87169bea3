import { getTranslations } from 'next-intl/server'
import { FactBlock } from '#components/page/fact-block.tsx'
import { ARRIVAL } from '#features/affiliate/affiliate-click.ts'
import { MaterialsView } from '#features/affiliate/components/materials-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { AgreementDialog, agreementLink } from '../../agreement.tsx'
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
        {() => (
          <>
            <MaterialsView locale={locale} agreement={agreementLink(locale)} />
            <AgreementDialog locale={locale} />
          </>
        )}
      </SitePage>
      <FactBlock fact={ARRIVAL} value={locale} />
    </>
  )
}

export default MarketingMaterialsPage
