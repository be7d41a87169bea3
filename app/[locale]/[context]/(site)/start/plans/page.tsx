import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlansView } from '#features/affiliate/components/plans-view.tsx'
import { ReportClick } from '#features/affiliate/components/report-click.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from '../../site-page.tsx'

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'start.plans.meta' })
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ id: 'affiliatePlans', locale, title, description })
}

const AffiliatePlansPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'start.plans' })
  const claims = await loadClaims(locale)
  return (
    <>
      <SitePage route="affiliatePlans" locale={locale} label={t('label')}>
        {(signUp) => <PlansView locale={locale} claims={claims} signUp={signUp} />}
      </SitePage>
      <ReportClick url={API_PATHS.affiliateClick} language={locale} />
    </>
  )
}

export default AffiliatePlansPage
