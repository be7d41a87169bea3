import { getTranslations } from 'next-intl/server'
import { Trail } from '#components/page/trail.tsx'
import { PlansView } from '#features/pricing/components/plans-view.tsx'
import { offerRecord } from '#features/pricing/offer-record.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SiteShell } from '../../../site-shell.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'plans', namespace: 'plans.meta' })

const PlansPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params, 'plans')
  const t = await getTranslations({ locale, namespace: 'plans' })
  const claims = await loadClaims(locale)
  const record = offerRecord.parse({
    label: t('label'),
    keyword: 'pricing',
    headline: t('headline'),
    lead: t('lead', claims),
    meta: { title: t('meta.title'), description: t('meta.description', claims) },
  })
  return (
    <SiteShell route="plans" locale={locale}>
      <PlansView {...{ locale, record }} path={ROUTES.plans.path} currency={DEFAULT_CURRENCY} />
      <Trail locale={locale} pages={[{ route: 'plans', name: record.label }]} />
    </SiteShell>
  )
}

export default PlansPage
