import { JsonLd } from '#components/page/json-ld.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { PlansPage } from './plans-page.ts'

/** A plan for search engines: the year that the page names and the server charges; never an example. */
export const PlanData = ({ locale, record, plans }: PlansPage) => {
  const { SITE_URL } = pageAddresses()
  const url = `${SITE_URL}${routePath('plans', locale)}`
  return plans.map(({ id, price }) => {
    if (price?.status !== 'confirmed') return null
    const { digits } = CURRENCIES[price.currency]
    return (
      <JsonLd
        key={id}
        data={{
          '@type': 'Product',
          name: `${BRAND.name} ${PLAN_NAMES[id]}`,
          description: record.meta.description,
          brand: { '@type': 'Brand', name: BRAND.name },
          offers: {
            '@type': 'Offer',
            price: (price.yearly / 10 ** digits).toFixed(digits),
            priceCurrency: price.currency,
            url,
            seller: { '@id': `${SITE_URL}/#company` },
          },
        }}
      />
    )
  })
}
