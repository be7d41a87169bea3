/**
 * Terms of the affiliate programme (S2 §9 "Affiliate programme terms"); money in cents of US dollars. Pages name them by
 * token, and a test holds the agreement's text in every language against them.
 */
export const AFFILIATE_PROGRAMME = {
  currency: 'USD',
  /** Part of the gross revenue of a referred sale. */
  commissionPercent: 30,
  /** Below this commissions accrue. */
  minimumPayout: 50_00,
  /** Accrued commissions up to this total are forfeited when the agreement ends without cause. */
  forfeitedUpTo: 1000_00,
  /** Charged for a violation of the rules on spam. */
  spamFee: 500_00,
  /** From the month of a sale to the month in which it is paid. */
  payoutMonths: 2,
  /** Since when the second of these months has been part of the terms. */
  extendedSince: '2021-07-01',
  /** The offer that a link names unless the affiliate was given another one. */
  defaultOfferId: 1,
} as const

/** The commission on a sale of so many cents, in whole cents (S2 §9). */
export const commissionOn = (cents: number): number =>
  Math.round((cents * AFFILIATE_PROGRAMME.commissionPercent) / 100)

/** Milliseconds that a page waits for the affiliate network; page script asks again afterwards (S2 §4 "Affiliate click"). */
export const AFFILIATE_CLICK_WAIT_MS = 300
