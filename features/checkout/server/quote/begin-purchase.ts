import * as z from 'zod/mini'
import { TRANSACTION_ID } from '#features/affiliate/affiliate-click.ts'
import type { PurchaseRequest } from '#features/checkout/purchase-contract.ts'
import { visitorConsent } from '#features/consent/visitor-consent.ts'
import { adArrivalOf } from '#features/conversions/ad-arrival.ts'
import { shownArms } from '#features/experiments/arms-cookie.ts'
import type { OfferTerms } from '#features/pricing/offer-terms.ts'
import { soldCurrency } from '#features/pricing/price.ts'
import { quoteOf } from '#features/pricing/quote.ts'
import { trafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { callUpstream, type UserService } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { isOpenAttempt } from '../../attempt-state.ts'
import { quoteRequest } from '../../checkout-contract.ts'
import {
  type BuyerRequest,
  endedIfReachable,
  findPurchase,
  postPurchase,
  newPurchaseSecret,
  purchaseIdIn,
  purchaseIdOf,
  settledIfReachable,
} from '../own-purchase.ts'
import { keptPlace } from '../total.ts'

export type QuoteWish = z.infer<typeof quoteRequest>

/** The fields of a plain form: an empty one was not filled in, and numbers come as text. */
const fieldsOfForm = (body: string): object => {
  const entries = [...new URLSearchParams(body)].filter(([, value]) => value !== '')
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw fieldProblem(['repeated field'])
  }
  const { seats, ...fields } = Object.fromEntries(entries)
  return seats === undefined ? fields : { ...fields, seats: Number(seats) }
}

/** The plan that a visitor chose; throws `ProblemError` 422 where something else was sent. */
export const readQuote = (body: string, kind: 'form' | 'script'): QuoteWish => {
  const parsed = quoteRequest.safeParse(kind === 'form' ? fieldsOfForm(body) : parseJson(body))
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}

const NOT_FOUND = 404

/** The state of a package: open to be bought or not. */
const packageAnswer = z.object({ state: z.enum(['open', 'used', 'expired']), plan: z.string() })

/** The reasons why a token cannot be used; the page that it came from shows them. */
type PackageFault = 'unknown' | 'used' | 'expired'

/** `GET {user service}/bib-pkg/{token}` (S2 §3 "Package", §7): why a package cannot be bought with a plan; nothing where it can. Throws `UpstreamError`. */
const packageFault = async (
  { token, plan }: { token: string; plan: string },
  { userServiceUrl, signal }: UserService,
): Promise<PackageFault | undefined> => {
  try {
    const found = await callUpstream({
      upstream: 'user',
      request: { method: 'get', url: `${userServiceUrl}/bib-pkg/${encodeURIComponent(token)}` },
      answer: packageAnswer,
      signal,
    })
    if (found.state !== 'open') return found.state
    return found.plan === plan ? undefined : 'unknown'
  } catch (error) {
    if (isRefusal(error, [NOT_FOUND])) return 'unknown'
    throw error
  }
}

/** The currency of a visitor's place where the owner stands behind all prices of the offer in it, else the usual one (S2 §3). */
const currencyOf = (headers: Headers, { terms, at }: { terms: OfferTerms; at: Date }): Currency =>
  soldCurrency({ code: keptPlace(headers)?.currencyCode, plans: terms.plans, at })

type Attribution = Pick<
  PurchaseRequest,
  'affiliateTransaction' | 'source' | 'experiments' | 'visitorConsent' | 'adArrival'
>

/**
 * The affiliate's click, the source, the advertisement and the shown arms of experiments that cookies know (S2 §3), as a purchase may keep them: nothing once its visitor, or the
 * browser, has declined (docs/decisions/020).
 */
export const purchaseAttribution = (headers: Headers): Attribution => {
  const consent = visitorConsent({ choice: cookieIn(headers, 'choice'), headers })
  if (consent === 'declined') {
    return { affiliateTransaction: null, source: null, visitorConsent: consent }
  }
  const experiments = shownArms(cookieIn(headers, 'experiments'))
  const adArrival = adArrivalOf({ headers, cookieOf: (key) => cookieIn(headers, key) })
  const id = cookieIn(headers, 'affiliateTransaction') ?? ''
  const source = cookieIn(headers, 'source')
  const record = trafficSource.safeParse({ CustomTracking: { source } })
  return {
    affiliateTransaction: TRANSACTION_ID.test(id) ? id : null,
    source: source && record.success ? record.data : null,
    visitorConsent: consent,
    ...(experiments && { experiments }),
    ...(adArrival && { adArrival }),
  }
}

/** The outcome of choosing a plan. */
export type Begun =
  | { kind: 'begun'; secret: string }
  /** This browser's last attempt to pay has not ended, and must not be lost. */
  | { kind: 'under-way' }
  | { kind: 'not-sold' }
  | { kind: 'package'; fault: PackageFault }

const isUnderWay = async (visit: BuyerRequest): Promise<boolean> => {
  const { headers, site, signal } = visit
  const id = purchaseIdIn(headers)
  if (id === undefined) return false
  const known = await findPurchase(id, { userServiceUrl: site.userServiceUrl, signal })
  if (!known || !isOpenAttempt(known.attempt)) return false
  // Whose charge nobody knows of is not started for somebody who chooses anew.
  const bring = known.attempt.paymentId === null ? endedIfReachable : settledIfReachable
  const { purchase } = await bring(known, visit)
  return isOpenAttempt(purchase.attempt) || purchase.orderNumber !== null
}

/** Fixes what a chosen plan costs and keeps the purchase (S2 §3): of what it costs nothing comes from the browser. Throws `UpstreamError`. */
export const beginPurchase = async (wish: QuoteWish, visit: BuyerRequest): Promise<Begun> => {
  const { headers, site, signal } = visit
  const { language, plan, seats, packageToken } = wish
  const service = { userServiceUrl: site.userServiceUrl, signal }
  const at = site.now()
  const terms = await site.loadOfferTerms({
    locale: language,
    path: wish.offer ?? ROUTES.plans.path,
  })
  const currency = terms && currencyOf(headers, { terms, at })
  const quote = terms && currency && quoteOf({ terms, plan, seats, packageToken, currency, at })
  if (!quote) return { kind: 'not-sold' }
  const fault = packageToken && (await packageFault({ token: packageToken, plan }, service))
  if (fault) return { kind: 'package', fault }
  if (await isUnderWay(visit)) return { kind: 'under-way' }
  const secret = newPurchaseSecret()
  const kept = { id: purchaseIdOf(secret), language, quote, ...purchaseAttribution(headers) }
  await postPurchase(kept, service)
  return { kind: 'begun', secret }
}
