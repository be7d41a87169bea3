import { NextResponse } from 'next/server'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import type { CheckoutTotal } from '../checkout-answers.ts'
import { totalRequest } from '../checkout-contract.ts'
import { TIME_ZONE_HEADER } from '../payment-terms.ts'
import { checkVatNumber } from '../vat-number.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { ownPurchase } from './own-purchase.ts'
import { PayRefused } from './refusal.ts'
import { totalIn, isCountry, currentQuote } from './total.ts'

/** `POST /api/checkout/total`: what the purchase of this browser comes to at a place and for some seats (S2 §3). */
export const answerTotal: Handle<CheckoutSite> = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  mediaTypeOf(headers, ['application/json'])
  const parsed = totalRequest.safeParse(parseJson(await readBody(request)))
  if (!parsed.success) throw fieldProblem(refusedFields(parsed.error.issues))
  const { language, seats, ...place } = parsed.data
  if (!isCountry(place.country)) throw fieldProblem(['country'])
  await enforceRateLimit('quote', { headers, site })
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const purchase = await orProblem(ownPurchase({ headers, site, signal }), site)
  const quote = await currentQuote({ purchase, seats }, site)
  if (!quote) throw new PayRefused('not-buyable')
  const [edge, vat] = await Promise.all([site.placeOf(headers, site), checkVatNumber(place, site)])
  const evidence = { edge, vat, card: null }
  const total: CheckoutTotal = await totalIn(language, {
    quote,
    place,
    evidence,
    site,
    timeZone: headers.get(TIME_ZONE_HEADER),
  })
  return NextResponse.json(total, { headers: { 'Cache-Control': 'no-store' } })
}
