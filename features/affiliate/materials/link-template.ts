import { AFFILIATE_QUERY } from '#lib/config/affiliate-programme.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'

/** The numbers that stand in a link, as text. */
export type LinkNumbers = { offer: string; affiliate: string }

/** An affiliate's link to a page of a language. */
export const affiliateLink = (
  { to, locale }: { to: PageRouteId; locale: Locale },
  { offer, affiliate }: LinkNumbers,
): string =>
  `${pageAddresses().SITE_URL}${routePath(to, locale)}?${AFFILIATE_QUERY.offer}=${offer}&${AFFILIATE_QUERY.affiliate}=${affiliate}`

/** Numbers that page script puts others in the place of. */
export const TEMPLATE_NUMBERS: LinkNumbers = { offer: '{oid}', affiliate: '{affid}' }
