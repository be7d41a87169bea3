import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import type { Handle } from '../answer/api-handler.ts'
import { answerAgain } from '../answer/own-address.ts'
import { houseHeaders, housePage } from './house-page.ts'

/** `GET /answer`: the answer to the form that this browser posted last, as often as it asks within the hour. */
export const shownAnswer: Handle = (request, site) => {
  const again = answerAgain({ request, site })
  // One segment names the language, whether the request has its own address or that of the handler.
  const named = request.nextUrl.pathname.split('/').find(isLocale)
  const language = again?.language ?? named ?? DEFAULT_LOCALE
  const { html, policy } = housePage(language, again)
  return new Response(html, { headers: houseHeaders(language, policy) })
}
