import { isDeepStrictEqual } from 'node:util'
import { textVersionsIn } from '#features/legal/text-versions.ts'
import { tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { checkoutStateOf, isOpenAttempt } from '../../attempt-state.ts'
import { checkVatNumber } from '../../check-vat-number.ts'
import type { PayRequest } from '../../checkout-contract.ts'
import { TIME_ZONE_HEADER } from '../../payment-terms.ts'
import type { AttemptRequest, Purchase } from '../../purchase-contract.ts'
import { isSameTry } from '../../same-try.ts'
import { cardCountry } from '../card-country.ts'
import { currentQuote } from '../current-quote.ts'
import { ownPurchase, settledOrAsItWas, type BuyerRequest, type Settled } from '../own-purchase.ts'
import { payAttempt } from '../purchases.ts'
import { PayRefused } from '../refusal.ts'
import { isBuyable, totalIn, type Evidence } from '../total.ts'
import { passesCaptcha } from './verify-captcha.ts'

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

/** A card is asked for its captcha; an approval is given to the provider, which has guards of its own. */
const requireCaptcha = async ({ purchase, wanted }: Paying, { site }: BuyerRequest) => {
  if (wanted.method !== 'card') return
  const { captchaToken: token } = wanted
  if (await passesCaptcha({ token, offer: purchase.quote.offer, site })) return
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
    return settledOrAsItWas(purchase, visit)
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
  const paid = await payAttempt({ id: purchase.id, attempt }, service)
  if ('code' in paid) throw new PayRefused(paid.code)
  if (paid.isProviderAway) throw new PayRefused('buy-failed')
  const { clientSecret, ...settled } = paid
  return { purchase: settled, clientSecret }
}
