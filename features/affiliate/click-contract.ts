import * as z from 'zod/mini'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { CLICK_KEY, TRANSACTION_ID } from './affiliate-click.ts'
import { PAID_CLICK_IDS } from './paid-click-ids.ts'

const id = z.int().check(z.minimum(1), z.maximum(999_999_999))

const page = z.string().check(z.regex(/^\/[\w./-]{0,99}$/))

const paidBy = z.optional(z.enum(keysOf(PAID_CLICK_IDS)))

/** The body of `/api/affiliate-click`, which the edge posts, and page script where the edge's was not counted. */
export const affiliateClickRequest = z.strictObject({
  offerId: id,
  affiliateId: id,
  paidBy,
  page,
  language: z.enum(LOCALE_CODES),
})

/** `GET {network}/clk`, as `clickQuery` writes it; the query of an address is text. */
export const networkClick = z.object({
  oid: z.string().check(z.regex(/^(?!0+$)\d{1,9}$/)),
  affid: z.string().check(z.regex(/^(?!0+$)\d{1,9}$/)),
  sub1: z.string().check(z.regex(CLICK_KEY)),
  sub2: page,
  sub3: z.enum(LOCALE_CODES),
  sub4: paidBy,
  /** `203.0.113.0/24 Firefox`: letters, digits, and what stands in an address. */
  sub5: z.optional(z.string().check(z.regex(/^[\w.:/ -]{1,80}$/))),
})

/** Its answer (Everflow's server-side click); other fields are dropped. */
export const networkClickAnswer = z.object({
  transaction_id: z.string().check(z.regex(TRANSACTION_ID)),
})
