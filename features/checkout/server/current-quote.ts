import type { Quote } from '#features/pricing/quote-contract.ts'
import { isHeld, quoteOf } from '#features/pricing/quote.ts'
import { seatsOf, withSeats } from '#features/pricing/seats.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'

type Selling = Pick<CheckoutSite, 'loadOfferTerms' | 'now'>

/** The quote of a purchase made anew by today's terms: those of its offer, or of the plans where that has ended. */
const renewed = async ({ language, quote }: Purchase, site: Selling): Promise<Quote | null> => {
  const { plan, seats, packageToken, currency } = quote
  for (const path of new Set([quote.offer ?? ROUTES.plans.path, ROUTES.plans.path])) {
    const terms = await site.loadOfferTerms({ locale: language, path })
    const choice = {
      plan,
      seats,
      packageToken: packageToken ?? undefined,
      currency,
      at: site.now(),
    }
    const made = terms && quoteOf({ terms, ...choice })
    if (made) return made
  }
  return null
}

/**
 * The present price of a purchase before tax, for some seats: as it was quoted while that holds, else by today's terms; `null` where its
 * plan is no longer sold.
 */
export const currentQuote = async (
  { purchase, seats }: { purchase: Purchase; seats: number },
  site: Selling,
): Promise<Quote | null> => {
  const { quote } = purchase
  const now = isHeld(quote, site.now()) ? quote : await renewed(purchase, site)
  if (!now) return null
  return seatsOf(now.plan, seats) === now.seats ? now : withSeats(now, seats)
}
