/** Largest message of a payment provider, in bytes: Stripe's carry whole invoices. */
export const NOTICE_MAX_BYTES = 128 * 1024
