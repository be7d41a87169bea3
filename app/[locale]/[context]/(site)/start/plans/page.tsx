import { getTranslations } from 'next-intl/server'
import { PageFact } from '#components/page/page-fact.tsx'
import { ARRIVAL } from '#features/affiliate/arrival.ts'
import { PlansView } from '#features/affiliate/components/plans-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { AgreementDialog, agreementLink } from '../../agreement.tsx'
import { SitePage } from '../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({
  id: 'affiliatePlans',
  namespace: 'start.plans.meta',
})

const AffiliatePlansPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'start.plans' })
  const claims = await loadClaims(locale)
  return (
    <>
      <SitePage route="affiliatePlans" locale={locale} label={t('label')}>
        {(signUp) => (
          <>
            <PlansView {...{ locale, claims, signUp }} agreement={agreementLink(locale)} />
            <AgreementDialog locale={locale} />
          </>
        )}
      </SitePage>
      <PageFact fact={ARRIVAL} value={locale} />
    </>
  )
}

export default AffiliatePlansPage
