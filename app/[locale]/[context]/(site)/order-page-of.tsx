import type { ComponentType } from 'react'
import { FactBlock } from '#components/page/fact-block.tsx'
import { ARRIVAL, isAffiliatePath } from '#features/affiliate/affiliate-click.ts'
import type { OrderViewProps } from '#features/orders/components/good-to-know.tsx'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SiteShell } from '../site-shell.tsx'

/** Routes of what follows a purchase; the words of each have its name. */
type OrderRoute = Extract<
  PageRouteId,
  'purchaseThanks' | 'budgetoBuy' | 'budgetoThanks' | 'clickbankReceipt' | 'clickbankThanks'
>

type OrderPage = { route: OrderRoute; View: ComponentType<OrderViewProps> }

/** The exports of a page file for a page of a purchase: it has no sign-up of its own. */
export const orderPageOf = ({ route, View }: OrderPage) => ({
  generateMetadata: metadataFrom({ id: route, namespace: `${route}.meta` }),
  Page: async ({ params }: LocaleParams) => {
    const locale = await pageLocale(params, route)
    const claims = await loadClaims(locale)
    return (
      <>
        <SiteShell route={route} locale={locale}>
          <View locale={locale} claims={claims} />
        </SiteShell>
        {isAffiliatePath(ROUTES[route].path) ? <FactBlock fact={ARRIVAL} value={locale} /> : null}
      </>
    )
  },
})
