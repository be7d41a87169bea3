import { getTranslations } from 'next-intl/server'
import { FactBlock } from '#components/page/fact-block.tsx'
import type { ButtonKind } from '#components/ui/button-classes.ts'
import { ARRIVAL } from '#features/affiliate/affiliate-click.ts'
import { AffiliatePlansView } from '#features/affiliate/components/affiliate-plans-view.tsx'
import { planSale } from '#features/pricing/components/plan-sale.tsx'
import { PARTNER_OFFER } from '#features/pricing/server/load-offer-terms.ts'
import { shownPlan } from '#features/pricing/shown-plan.ts'
import { VideoLink } from '#features/shell/components/video-link.tsx'
import { layoutOf } from '#features/shell/layout-of.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { takesRealMoney } from '#lib/config/env-public.ts'
import { LAYOUTS } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
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

/** A plan sold under the offer of this page, so that the sale counts for the partner (S2 §9). */
const saleOf = (
  id: (typeof PARTNER_OFFER.plans)[number],
  { locale, kind }: { locale: Locale; kind: ButtonKind },
) =>
  planSale({
    plan: shownPlan(id, {
      currency: DEFAULT_CURRENCY,
      at: new Date(),
      takesRealMoney: takesRealMoney(),
    }),
    locale,
    offer: PARTNER_OFFER.path,
    kind,
  })

const AffiliatePlansPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const { video } = LAYOUTS[layoutOf('affiliatePlans', locale)]
  const t = await getTranslations({ locale, namespace: 'start.plans' })
  const claims = await loadClaims(locale)
  return (
    <>
      <SitePage route="affiliatePlans" locale={locale} label={t('label')}>
        {(signUp) => (
          <>
            <AffiliatePlansView
              {...{ locale, claims, signUp }}
              film={<VideoLink name={video} locale={locale} />}
              agreement={agreementLink(locale)}
              basic={saleOf('basic', { locale, kind: 'primary' })}
              premium={saleOf('premium', { locale, kind: 'outlined' })}
            />
            <AgreementDialog locale={locale} />
          </>
        )}
      </SitePage>
      <FactBlock fact={ARRIVAL} value={locale} />
    </>
  )
}

export default AffiliatePlansPage
