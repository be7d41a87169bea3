import { readDestination, destinationFields } from '#features/destination/destination.ts'
import { loginLink } from '#features/destination/login-link.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { leaveTo } from '#lib/server/answer/see-other.ts'
import { requireNavigation } from '#lib/server/request/navigation.ts'
import { refererQuery } from './referer-query.ts'

/**
 * `GET /api/log-in?lang&url&t`: the login page of the web app with the destination, which without script stands in
 * the address of the page alone (docs/decisions/005): a prerendered page cannot write it into its link.
 */
export const logIn: Handle = (request, site) => {
  requireNavigation(request)
  const query = request.nextUrl.searchParams
  const language = query.get(QUERY.language)
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const said = readDestination(destinationFields(query), site)
  const destination = said ?? refererQuery(request.headers, site).destination
  const { webAppUrl } = site
  return leaveTo(loginLink({ webAppUrl, locale, destination }), webAppUrl)
}
