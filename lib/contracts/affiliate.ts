import * as z from 'zod/mini'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CLICK_KEY, TRANSACTION_ID } from '#lib/util/affiliate-click.ts'

const id = z.int().check(z.minimum(1), z.maximum(999_999_999))

const page = z.string().check(z.regex(/^\/[\w./-]{0,99}$/))

/** What page script posts to `/api/affiliate-click`: a click that the edge did not get counted. */
export const affiliateClickRequest = z.strictObject({
  offerId: id,
  affiliateId: id,
  isPaid: z.boolean(),
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
  sub4: z.optional(z.literal('paid')),
})

/** Its answer (Everflow's server-side click); other fields are dropped. */
export const networkClickAnswer = z.object({
  transaction_id: z.string().check(z.regex(TRANSACTION_ID)),
})
