import * as z from 'zod/mini'
import { PLAN_IDS, PLANS } from '#lib/config/plans.ts'
import { DISCOUNTS } from '#lib/config/price-book.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { amountSchema, currencySchema } from './money.ts'

/** Public path, without language, of the pricing page that an offer stands on. */
export const offerPathSchema = z.string().check(z.regex(/^\/[a-z][\w./-]{0,99}$/))

/** The token of a package (S2 §3 "Package", §7). */
export const packageTokenSchema = z.string().check(z.regex(/^[\w-]{6,64}$/))

const MOST_SEATS = Math.max(...PLAN_IDS.map((plan) => PLANS[plan].seats.most))

export const seatsSchema = z.int().check(z.minimum(1), z.maximum(MOST_SEATS))

const discountSchema = z.enum(keysOf(DISCOUNTS))

/** The price of a purchase as the book has it (Canada's taxes come on top, value added tax is in it), fixed by the server when a plan is chosen (S2 §3). */
export const quoteSchema = z.strictObject({
  plan: z.enum(PLAN_IDS),
  seats: seatsSchema,
  /** The page that the plan was chosen on; what it says of a discount is the server's own record. */
  offer: z.nullable(offerPathSchema),
  discount: z.nullable(discountSchema),
  packageToken: z.nullable(packageTokenSchema),
  currency: currencySchema,
  /** For a year and all seats, in minor units: before and after the discount. */
  list: amountSchema,
  amount: amountSchema,
  percentOff: z.int().check(z.minimum(0), z.maximum(99)),
  isSavingShown: z.boolean(),
  /** Whether a row that it rests on is an example of the price book. */
  isExample: z.boolean(),
  quotedAt: z.iso.datetime(),
  /** Until when the amount holds: half an hour, also past the end of the offer. */
  holdsUntil: z.iso.datetime(),
})

export type Quote = z.infer<typeof quoteSchema>
