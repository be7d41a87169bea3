import type { NextResponse } from 'next/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { secondsToWait } from '#lib/server/request/enforce-rate-limit.ts'
import { requireNavigation } from '#lib/server/request/navigation.ts'
import { checkoutStateOf } from '../attempt-state.ts'
import { BUDGETO_OFFERS } from '../payment-terms.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { ownPurchase, settledIfReachable, type BuyerRequest } from './own-purchase.ts'
import { PayRefused } from './refusal.ts'
import { signInBuyer } from './sign-in-buyer.ts'

/** The language in which a browser was met last. */
export const languageOf = (headers: Headers): Locale => {
  const language = cookieIn(headers, 'language')
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** The purchase of a browser; nothing where it has none, or nobody can tell now. */
export const purchaseNow = async (visit: BuyerRequest): Promise<Purchase | undefined> => {
  try {
    return await ownPurchase(visit)
  } catch (error) {
    if (error instanceof PayRefused) return undefined
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(visit.site.log, error)
    return undefined
  }
}

/** To the thanks of what was bought (S2 §2.2). */
export const toThanks = ({
  language,
  quote,
}: Pick<Purchase, 'language' | 'quote'>): NextResponse => {
  const isBudgeting = `${quote.offer ?? ''}/`.startsWith(`${BUDGETO_OFFERS}/`)
  return seeOther({ path: routePath(isBudgeting ? 'budgetoThanks' : 'purchaseThanks', language) })
}

/** The page that follows a purchase: the thanks once it is paid, else the checkout, which shows its state. */
export const nextPageOf = (purchase: Purchase): NextResponse =>
  checkoutStateOf(purchase) === 'paid'
    ? toThanks(purchase)
    : seeOther({ path: routePath('checkout', purchase.language) })

/**
 * `GET /api/checkout/return`: where a buyer comes back from the bank or from an approval. What its address says counts for
 * nothing: the provider is asked (S2 §4 "Payment").
 */
export const answerReturn: Handle<CheckoutSite> = async (request, site) => {
  requireNavigation(request)
  const { headers } = request
  const toCheckout = () => seeOther({ path: routePath('checkout', languageOf(headers)) })
  if ((await secondsToWait('paymentStatus', { headers, site })) !== undefined) return toCheckout()
  const visit = { headers, site, signal: AbortSignal.timeout(site.upstreamBudgetMs) }
  const purchase = await purchaseNow(visit)
  if (!purchase) return toCheckout()
  const settled = await settledIfReachable(purchase, visit)
  const response = nextPageOf(settled.purchase)
  await signInBuyer(response, { ...visit, purchase: settled.purchase })
  return response
}
