import { emailSchema } from '#features/account/email.ts'
import { isLocale } from '#lib/config/locales.ts'
import { PLANS } from '#lib/config/plans.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { checkoutStateOf } from '../attempt-state.ts'
import type { CheckoutTotal, CheckoutAnswer } from '../checkout-answers.ts'
import { TIME_ZONE_HEADER } from '../payment-terms.ts'
import type { Purchase } from '../purchase-contract.ts'
import { agreementIn } from './agreement.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { Settled } from './own-purchase.ts'
import {
  isBuyable,
  NO_EVIDENCE,
  totalAt,
  type BuyerPlace,
  keptPlace,
  currentQuote,
} from './total.ts'

type Seen = { headers: Headers; site: CheckoutSite }

const cardEntryOf = (
  secret: string | null,
  { payment }: CheckoutSite,
): CheckoutAnswer['cardEntry'] =>
  payment.stripe === null
    ? { driver: 'reference', frameUrl: payment.frameUrl }
    : {
        driver: 'stripe',
        publishableKey: payment.stripe.publishableKey,
        clientSecret: secret,
      }

type Figures = Pick<CheckoutTotal, 'quote' | 'taxes' | 'taxedAt' | 'total'> & {
  seats: number
  isBuyable: boolean
}

/** A charge that is under way or done is shown as it is; what can still be chosen, as it would come to now. */
const figuresOf = async (
  { purchase, place }: { purchase: Purchase; place: BuyerPlace | null },
  site: CheckoutSite,
): Promise<Figures> => {
  const { quote, attempt } = purchase
  const state = checkoutStateOf(purchase)
  if (attempt && state !== 'failed' && state !== 'open') {
    const { seats, taxes, total } = attempt
    const taxedAt = attempt.place?.taxedAt ?? null
    return { quote, seats, taxes, taxedAt, total, isBuyable: isBuyable(quote, site) }
  }
  const seats = attempt?.seats ?? quote.seats
  const current = await currentQuote({ purchase, seats }, site)
  const priced = current ?? quote
  // The form asks for the total of the place that stands in it.
  const { taxes, taxedAt, total } = totalAt({
    quote: priced,
    place: place ?? { country: '', province: null },
    evidence: NO_EVIDENCE,
    site,
  })
  return {
    quote: priced,
    seats: priced.seats,
    taxes,
    taxedAt,
    total,
    isBuyable: current !== null && isBuyable(current, site),
  }
}

const hintedEmail = (headers: Headers) => emailSchema.safeParse(cookieIn(headers, 'email')).data

/** The words that were ticked in an attempt that failed. */
const agreedIn = ({ attempt }: Purchase): string | null =>
  (attempt?.state === 'failed' && attempt.consent?.digest) || null

/** The state of the last attempt. */
const attemptFacts = ({ attempt }: Purchase, { now, payment }: CheckoutSite) => ({
  // What failed is not tried again in a way that is no longer on offer.
  method: attempt?.state === 'failed' && !payment.takesPayPal ? null : (attempt?.method ?? null),
  reason: attempt?.reason ?? null,
  actionUrl: attempt?.state === 'action' ? attempt.actionUrl : null,
  waitedMs: attempt && Math.max(0, now().getTime() - Date.parse(attempt.startedAt)),
})

/** The terms of what can still be ordered, in the language of the page, which has written it into its cookie. */
const agreementOf = async (
  {
    purchase,
    figures: { quote, taxes },
    place,
  }: { purchase: Purchase; figures: Figures; place: BuyerPlace | null },
  { headers, site }: Seen,
) => {
  const language = cookieIn(headers, 'language')
  if (!isLocale(language) || !['open', 'failed'].includes(checkoutStateOf(purchase))) return null
  const timeZone = headers.get(TIME_ZONE_HEADER)
  const told = { quote, taxes, place, timeZone, at: site.now() }
  const { renewal, record } = await agreementIn(language, told)
  return { renewal, record }
}

/** The content of a purchase's page (`GET /api/checkout`); of the buyer only what this browser gave itself. */
export const checkoutViewOf = async (
  { purchase, clientSecret }: Settled,
  { headers, site }: Seen,
): Promise<CheckoutAnswer> => {
  const { attempt, reference, orderNumber } = purchase
  const state = checkoutStateOf(purchase)
  const buyer = state === 'paid' ? null : (attempt?.buyer ?? null)
  const known = keptPlace(headers)
  const place = known ? { country: known.country, province: known.province } : null
  const billed = buyer ?? place
  const figures = await figuresOf({ purchase, place: billed }, site)
  return {
    ...figures,
    ...attemptFacts(purchase, site),
    agreement: await agreementOf({ purchase, place: billed, figures }, { headers, site }),
    agreedTo: agreedIn(purchase),
    state,
    reference,
    orderNumber,
    currency: figures.quote.currency,
    seatChoice: PLANS[figures.quote.plan].seats,
    // Nobody confirms the charge of an attempt that has ended for us.
    cardEntry: cardEntryOf(state === 'action' ? clientSecret : null, site),
    buyer,
    email: hintedEmail(headers) ?? null,
    place,
  }
}
