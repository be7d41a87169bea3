import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { AFFILIATE_QUERY } from '#lib/config/query.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { TEMPLATE_NUMBERS } from './numbers.ts'

/** An affiliate's link to a page of a language, without its numbers yet. */
export const linkTemplate = (to: PageRouteId, locale: Locale): string => {
  const { offer, affiliate } = TEMPLATE_NUMBERS
  const query = `${AFFILIATE_QUERY.offer}=${offer}&${AFFILIATE_QUERY.affiliate}=${affiliate}`
  return `${pageAddresses().SITE_URL}${routePath(to, locale)}?${query}`
}
