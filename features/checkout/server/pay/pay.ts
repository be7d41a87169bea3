import { isDeepStrictEqual } from 'node:util'
import { textVersionsIn } from '#features/legal/text-versions.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { checkoutStateOf, isOpenAttempt } from '../../attempt-state.ts'
import { checkVatNumber } from '../../check-vat-number.ts'
import type { PayRequest } from '../../checkout-contract.ts'
import type { AttemptRequest, Purchase } from '../../purchase-contract.ts'
import { currentQuote } from '../current-quote.ts'
import { endedOrAsItWas, ownPurchase, type BuyerRequest } from '../own-purchase.ts'
import { findPurchase, openAttempt, type AttemptRefused } from '../purchases.ts'
import { PayRefused } from '../refusal.ts'
import { endAttempt, settleAttempt, type Settled } from '../settle-attempt.ts'
import { isBuyable, totalIn, type Evidence } from '../total.ts'
import { isSameTry } from './same-try.ts'
import { passesCaptcha } from './verify-captcha.ts'

/** A purchase, and how its buyer wants to pay for it. */
type Paying = { purchase: Purchase; wanted: PayRequest; isSecondTry?: boolean }

/** What speaks for where a buyer is, beside what is said; a cookie is the buyer's own word. */
const evidenceOf = async (
  { method, methodToken, buyer }: PayRequest,
  { headers, site, signal }: BuyerRequest,
): Promise<Evidence> => {
  const [edge, vat] = await Promise.all([site.placeOf(headers, site), checkVatNumber(buyer, site)])
  if (method !== 'card' || methodToken === null) return { edge, vat, card: null }
  return { edge, vat, card: (await site.driver.cardCountry?.(methodToken, signal)) ?? null }
}

/** What is charged, by the server's own figures; throws `PayRefused` where it may not be, or is not what the buyer saw. */
const attemptOf = async (
  { purchase, wanted }: Paying,
  visit: BuyerRequest,
): Promise<AttemptRequest> => {
  const { site } = visit
  const { method, methodToken, buyer, seats } = wanted
  const quote = await currentQuote({ purchase, seats }, site)
  if (!quote || !isBuyable(quote, site)) throw new PayRefused('not-buyable')
  const evidence = await evidenceOf(wanted, visit)
  const total = await totalIn(wanted.language, { quote, place: buyer, evidence, site })
  if (!total.isCountryServed) throw new PayRefused('country-not-served', total)
  const isAsShown = total.total === wanted.shownTotal && total.currency === wanted.shownCurrency
  if (!isAsShown) throw new PayRefused('total-changed', total)
  const { record: consent } = total.agreement
  if (!isDeepStrictEqual(wanted.consent, consent)) throw new PayRefused('consent-changed', total)
  const texts = textVersionsIn(wanted.language)
  const { taxes, taxedAt } = total
  return {
    method,
    methodToken,
    buyer,
    seats: quote.seats,
    quote,
    taxes,
    total: total.total,
    consent: { ...consent, texts },
    place: { ...evidence, taxedAt },
  }
}

/** A card is asked for its captcha; an approval is given to the provider, which has guards of its own. */
const requireCaptcha = async ({ purchase, wanted }: Paying, { site }: BuyerRequest) => {
  if (wanted.method !== 'card') return
  const { captchaToken: token } = wanted
  if (await passesCaptcha({ token, offer: purchase.quote.offer, site })) return
  throw new PayRefused('captcha-failed')
}

/** Starts the charge of an attempt that is open now. Where only its outcome could not be kept, the charge is under way all the same. */
const charge = async (purchase: Purchase, { site, signal }: BuyerRequest): Promise<Settled> => {
  try {
    return await settleAttempt(purchase, { site, signal })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    if (error.failure.upstream === 'payment') throw new PayRefused('buy-failed')
    return { purchase, charge: null }
  }
}

/** The purchase where the same try is there already; another one is ended. Throws `PayRefused` where one is with the bank, or paid. */
const standing = async (paying: Paying, visit: BuyerRequest): Promise<Settled | Purchase> => {
  const { purchase, wanted } = paying
  const { attempt } = purchase
  if (!isOpenAttempt(attempt)) {
    if (isSameTry({ attempt, wanted }, false)) return { purchase, charge: null }
    if (checkoutStateOf(purchase) === 'paid') throw new PayRefused('already-paid')
    return purchase
  }
  if (isSameTry({ attempt, wanted }, true)) return charge(purchase, visit)
  const settled = await endAttempt(purchase, visit)
  if (isOpenAttempt(settled.purchase.attempt)) throw new PayRefused('attempt-open')
  if (checkoutStateOf(settled.purchase) === 'paid') throw new PayRefused('already-paid')
  return settled.purchase
}

/** An attempt that is in the way: this one's own, whose answer was lost, or one that another browser began for the address, which is ended. */
const clearTheWay = async (
  { openPurchase }: AttemptRefused,
  { purchase: { id }, visit }: { purchase: Purchase; visit: BuyerRequest },
): Promise<Purchase | null> => {
  const { userServiceUrl } = visit.site
  const service = { userServiceUrl, signal: visit.signal }
  const inTheWay = await findPurchase(openPurchase ?? id, service)
  if (!inTheWay || inTheWay.id === id) return inTheWay
  await endedOrAsItWas(inTheWay, visit)
  return null
}

/** Whoever types the addresses of others does not do so often. */
const requireFew = async ({ buyer: { email } }: PayRequest, { headers, site }: BuyerRequest) => {
  const { limitPay, trustedProxyHops: trustedHops } = site
  const address = clientAddress({ forwardedFor: headers.get('x-forwarded-for'), trustedHops })
  const waitS = await limitPay({ email, address })
  if (waitS !== undefined) throw tooManyRequests(waitS)
}

/** Opens an attempt, a second time where what was in its way could be cleared, and charges it. */
const tryToPay = async (paying: Paying, visit: BuyerRequest): Promise<Settled> => {
  const { purchase, wanted } = paying
  const attempt = await attemptOf(paying, visit)
  const { userServiceUrl } = visit.site
  const service = { userServiceUrl, signal: visit.signal }
  const began = await openAttempt({ id: purchase.id, attempt }, service)
  if (!('code' in began)) return charge(began, visit)
  if (began.code !== 'attempt-open' || paying.isSecondTry) throw new PayRefused(began.code)
  const own = await clearTheWay(began, { purchase, visit })
  const again = { wanted, isSecondTry: true }
  if (!own) return tryToPay({ ...again, purchase }, visit)
  const stands = await standing({ purchase: own, wanted }, visit)
  return 'charge' in stands ? stands : tryToPay({ ...again, purchase: stands }, visit)
}

/**
 * Pays for the purchase of a browser, once however often it is asked: what is there already is brought to its end and answered
 * again (S2 §4 "Payment"). Throws `PayRefused`, or `UpstreamError` where nothing was charged.
 */
export const pay = async (wanted: PayRequest, visit: BuyerRequest): Promise<Settled> => {
  const purchase = await ownPurchase(visit)
  const stands = await standing({ purchase, wanted }, visit)
  if ('charge' in stands) return stands
  const paying = { purchase: stands, wanted }
  await requireCaptcha(paying, visit)
  await requireFew(wanted, visit)
  return tryToPay(paying, visit)
}
