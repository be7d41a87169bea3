/** Terms of the affiliate programme (S2 §9 "Affiliate programme terms"); money in US dollars. */
export const AFFILIATE_PROGRAMME = {
  /** Part of the gross revenue of a referred sale. */
  commission: 0.3,
  /** Below this commissions accrue. */
  minimumPayout: 50,
  /** Charged for a violation of the rules on spam. */
  spamFee: 500,
  /** What a link names unless the affiliate was given another offer. */
  defaultOfferId: 1,
} as const

/** Milliseconds that a page waits for the affiliate network; page script asks again afterwards (S2 §4 "Affiliate click"). */
export const AFFILIATE_CLICK_WAIT_MS = 300

/** Query fields of an affiliate's link (S2 §3). */
export const AFFILIATE_QUERY = { offer: 'oid', affiliate: 'affid' } as const
