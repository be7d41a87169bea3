import { isDeepStrictEqual } from 'node:util'
import { textVersionsIn } from '#features/legal/text-versions.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import { tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { fieldProblem } from '#lib/server/request/field-problem.ts'
import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { checkoutStateOf, isOpenAttempt, isSameTry } from '../../attempt-state.ts'
import { type PayRequest, payRequest } from '../../checkout-contract.ts'
import { cardAnswer } from '../../payment-contract.ts'
import { CAPTCHA_OFFER, TIME_ZONE_HEADER } from '../../payment-terms.ts'
import type { AttemptRequest, Purchase } from '../../purchase-contract.ts'
import { isRegionOf } from '../../regions.ts'
import { checkVatNumber } from '../../vat-number.ts'
import {
  type BuyerRequest,
  ownPurchase,
  postAttempt,
  type Settled,
  settledIfReachable,
} from '../own-purchase.ts'
import { PayRefused } from '../refusal.ts'
import { isBuyable, totalIn, type Evidence, currentQuote, isCountry } from '../total.ts'
import { passesCaptcha } from './verify-captcha.ts'

type Issue = { path: PropertyKey[]; code?: string | undefined }

/** The field of an issue as the form calls it: those of the buyer by their own names; never a name that somebody made up. */
const fieldOf = ({ path: [first, second], code }: Issue): string => {
  const field = first === 'buyer' && second !== undefined ? second : first
  if (typeof field === 'string') return field
  return code === 'unrecognized_keys' ? 'unknown field' : 'body'
}

const wrongBeyondShape = ({ buyer, method, methodToken }: PayRequest): string[] => [
  ...(isCountry(buyer.country) ? [] : ['country']),
  ...(isRegionOf(buyer.country, buyer.province) ? [] : ['province']),
  ...(method === 'card' || methodToken === null ? [] : ['methodToken']),
]

/** The buyer's order, or the names of its wrong fields. */
export const checkPay = (
  fields: unknown,
): { wanted: PayRequest; wrong?: never } | { wanted?: never; wrong: string[] } => {
  const parsed = payRequest.safeParse(fields)
  if (!parsed.success) return { wrong: [...new Set(parsed.error.issues.map(fieldOf))] }
  const wrong = wrongBeyondShape(parsed.data)
  return wrong.length > 0 ? { wrong } : { wanted: parsed.data }
}

/** The order that page script sent; throws `ProblemError` 422 with the names of the wrong fields. */
export const readPay = (
  body: string,
  { payment }: { payment: Pick<Site['payment'], 'takesPayPal' | 'stripe'> },
): PayRequest => {
  const { wanted, wrong } = checkPay(parseJson(body))
  if (!wanted) throw fieldProblem(wrong)
  if (wanted.method === 'paypal' && !payment.takesPayPal) throw fieldProblem(['method'])
  // Stripe's page confirms the charge itself; the card frame gives a token for it before.
  const needsToken = wanted.method === 'card' && payment.stripe === null
  if (needsToken && wanted.methodToken === null) throw fieldProblem(['methodToken'])
  return wanted
}

const NOT_FOUND = 404

type Card = { site: Pick<Site, 'paymentServiceUrl'>; methodToken: string; signal: AbortSignal }

/** `GET {payment service}/card/{token}`: where the card of a token was issued; `null` for a token that it does not know. Throws `UpstreamError`. */
const cardCountry = async ({ site, methodToken, signal }: Card): Promise<string | null> => {
  try {
    const { country } = await callUpstream({
      upstream: 'payment',
      request: {
        method: 'get',
        url: `${site.paymentServiceUrl}/card/${encodeURIComponent(methodToken)}`,
      },
      answer: cardAnswer,
      signal,
    })
    return country
  } catch (error) {
    if (isRefusal(error, [NOT_FOUND])) return null
    throw error
  }
}

/** A purchase, and how its buyer wants to pay for it. */
type Paying = { purchase: Purchase; wanted: PayRequest }

/** The evidence of a buyer's place, beside the statement; a cookie is the buyer's own word. */
const evidenceOf = async (
  { method, methodToken, buyer }: PayRequest,
  { headers, site, signal }: BuyerRequest,
): Promise<Evidence> => {
  const [edge, vat] = await Promise.all([site.placeOf(headers, site), checkVatNumber(buyer, site)])
  // Stripe tells the card with its charge.
  if (method !== 'card' || methodToken === null || site.payment.stripe) {
    return { edge, vat, card: null }
  }
  return { edge, vat, card: await cardCountry({ site, methodToken, signal }) }
}

/** The attempt with the total by the server's own figures; throws `PayRefused` where it may not be charged, or is not what the buyer saw. */
const attemptOf = async (
  { purchase, wanted }: Paying,
  visit: BuyerRequest,
): Promise<AttemptRequest> => {
  const { site } = visit
  const { method, methodToken, buyer, seats } = wanted
  const quote = await currentQuote({ purchase, seats }, site)
  if (!quote || !isBuyable(quote, site)) throw new PayRefused('not-buyable')
  const evidence = await evidenceOf(wanted, visit)
  const timeZone = knownZone(visit.headers.get(TIME_ZONE_HEADER))
  const bought = { quote, place: buyer, evidence, site, timeZone }
  const total = await totalIn(wanted.language, bought)
  if (!total.isCountryServed) throw new PayRefused('country-not-served', total)
  const isAsShown = total.total === wanted.shownTotal && total.currency === wanted.shownCurrency
  if (!isAsShown) throw new PayRefused('total-changed', total)
  const { record: consent } = total.agreement
  if (!isDeepStrictEqual(wanted.consent, consent)) throw new PayRefused('consent-changed', total)
  const texts = textVersionsIn(wanted.language)
  const { taxes, taxedAt } = total
  return {
    provider: site.payment.stripe ? 'stripe' : 'reference',
    method,
    methodToken,
    buyer,
    seats: quote.seats,
    quote,
    taxes,
    total: total.total,
    consent: { ...consent, texts },
    place: { ...evidence, taxedAt },
    ...(timeZone !== null && { timeZone }),
  }
}

/** A card is asked for the captcha of its page (S2 §7); an approval is given to the provider, which has guards of its own. */
const requireCaptcha = async ({ purchase, wanted }: Paying, { site }: BuyerRequest) => {
  if (wanted.method !== 'card' || purchase.quote.offer !== CAPTCHA_OFFER) return
  if (await passesCaptcha({ token: wanted.captchaToken, site })) return
  throw new PayRefused('captcha-failed')
}

/** The purchase where the same try is there already. Throws `PayRefused` where it is paid in another way. */
const standing = async (
  { purchase, wanted }: Paying,
  visit: BuyerRequest,
): Promise<Settled | undefined> => {
  const { attempt } = purchase
  const isOpen = isOpenAttempt(attempt)
  if (isSameTry({ attempt, wanted: { ...wanted, total: wanted.shownTotal } }, isOpen)) {
    return settledIfReachable(purchase, visit)
  }
  if (checkoutStateOf(purchase) === 'paid') throw new PayRefused('already-paid')
  return undefined
}

/** Whoever types the addresses of others does not do so often. */
const requireFew = async ({ buyer: { email } }: PayRequest, { headers, site }: BuyerRequest) => {
  const { limitPay, trustedProxyHops: trustedHops } = site
  const address = clientAddress({ forwardedFor: headers.get('x-forwarded-for'), trustedHops })
  const waitS = await limitPay({ email, address })
  if (waitS !== undefined) throw tooManyRequests(waitS)
}

/**
 * Pays for the purchase of a browser, once however often it is asked: what is there already is brought to its end and answered
 * again (S2 §4 "Payment"). Throws `PayRefused`, or `UpstreamError` where nothing was charged.
 */
export const pay = async (wanted: PayRequest, visit: BuyerRequest): Promise<Settled> => {
  const purchase = await ownPurchase(visit)
  const paying = { purchase, wanted }
  const stands = await standing(paying, visit)
  if (stands) return stands
  await requireCaptcha(paying, visit)
  await requireFew(wanted, visit)
  const attempt = await attemptOf(paying, visit)
  const { userServiceUrl } = visit.site
  const service = { userServiceUrl, signal: visit.signal }
  const paid = await postAttempt({ id: purchase.id, attempt }, service)
  if ('code' in paid) throw new PayRefused(paid.code)
  if (paid.isProviderAway) throw new PayRefused('buy-failed')
  const { clientSecret, ...settled } = paid
  return { purchase: settled, clientSecret }
}
