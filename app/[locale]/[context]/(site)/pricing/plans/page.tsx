import { offerMetadata } from '#features/pricing/server/load-offer-page.ts'
import { loadStandardOffer } from '#features/pricing/server/standard-offer.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { OfferPage } from '../../../offers/offer-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { path } = ROUTES.plans

const load = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params, 'plans')
  return { locale, path, record: await loadStandardOffer(locale) }
}

export const generateMetadata = async (props: LocaleParams) => offerMetadata(await load(props))

/** The page as the build knows it; the edge shows another where a live record has taken its place (docs/decisions/038). */
const PlansPage = async (props: LocaleParams) => (
  <OfferPage route="plans" facts={{ currency: DEFAULT_CURRENCY }} {...await load(props)} />
)

export default PlansPage
