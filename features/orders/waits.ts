/** Milliseconds before each new question for an order that is not there yet, after the first (S2 §7, §9: three tries more). */
export const ORDER_RETRY_PAUSES_MS = [3000, 6000, 12_000] as const

/** Seconds for which a receipt of the affiliate marketplace is taken after the sale, and by which its clock may be ahead of ours. */
export const CLICKBANK_RECEIPT_LIFE_S = 86_400
export const CLICKBANK_CLOCK_SLIP_S = 300

/** Minutes in which a receipt may be shown again by any browser: the first answer may have been lost. */
export const CLICKBANK_REPEAT_MIN = 15
