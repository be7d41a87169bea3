import type { NextRequest } from 'next/server'
import { isLocale } from '#lib/config/locales.ts'
import { answer } from '../answer/api-handler.ts'
import { answerAgain } from '../answer/own-address.ts'
import { currentSite } from '../site.ts'
import { houseHeaders, housePage } from './house-page.ts'

type Context = { params: Promise<{ locale: string }> }

/** `GET /answer`: the answer to the form that this browser posted last, as often as it asks within the hour. */
export const shownAnswer = async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { locale } = await params
  return answer(
    (_request, site) => {
      const again = answerAgain({ request, site })
      const language = again?.language ?? (isLocale(locale) ? locale : 'en')
      const { html, policy } = housePage(language, again)
      return new Response(html, { headers: houseHeaders(language, policy) })
    },
    { request, site: currentSite() },
  )
}
