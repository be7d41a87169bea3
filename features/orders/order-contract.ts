import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { purchaseSignInAnswer } from '#features/checkout/purchase-contract.ts'
import { taxLineSchema } from '#features/checkout/tax.ts'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { writtenLine } from '#lib/util/written-text.ts'

/** The number of an order for buyer, support and accountant: `BB-` and ten digits that cannot be counted up. */
export const orderNumberSchema = z.string().check(z.regex(/^BB-\d{10}$/))

const item = z.object({
  sku: z.string(),
  productName: z.string(),
  /** In units of the currency, such as 299.88 (S2 §3 "Order"). */
  unitPrice: z.number(),
  quantity: z.int(),
  /** All of them before the discount, in minor units; where none is shown, after it. */
  list: amountSchema,
})

/**
 * `GET {user service}/order/{orderId}` (S2 §3, §7), to whom the order belongs: the purchase that made it, named by
 * `PURCHASE_HEADER`, or the account of the bearer's sign-in token; 404 for anybody else, as for an unknown number.
 */
export const orderAnswer = z.object({
  orderNumber: orderNumberSchema,
  items: z.array(item),
  currencyCode: currencySchema,
  userEmail: emailSchema,
  /** The discount from the list prices, where the receipt may show it. */
  discount: z.nullable(z.object({ percent: z.int(), amount: amountSchema })),
  /** In minor units. */
  amount: amountSchema,
  taxes: z.array(taxLineSchema),
  total: amountSchema,
  refunded: amountSchema,
  /** Of the receipt; they follow each other without a gap. */
  receiptNumber: z.string(),
  plan: z.string(),
  seats: z.int(),
  paidAt: z.iso.datetime(),
  renewsAt: z.iso.datetime(),
  /** The time zone of the buyer's days; an earlier build of the service had that of the books. */
  timeZone: z._default(z.string(), BOOKS_TIME_ZONE),
  /** Of the next year at the list prices of the day of the payment, before the taxes of Canada, with value added tax, or without it where the buyer owes it; null where the price book knows none, or the service says none. */
  renewalPrice: z._default(z.nullable(amountSchema), null),
  /** Whether the first year had a discount, which the next one has not. */
  isFirstYearReduced: z._default(z.boolean(), false),
})

export type Order = z.infer<typeof orderAnswer>

/** Names the purchase that asks for its order. */
export const PURCHASE_HEADER = 'X-Purchase'

/** `POST {user service}/partner/budgeto/notify/` (S2 §7): once an order; what it answers is not read. */
export const partnerNotification = z.strictObject({
  orderNumber: orderNumberSchema,
  product: z.literal('budgeto'),
})

/** `GET {user service}/bib-pkg/{packageToken}` (S2 §3 "Package", §7). */
export const packageAnswer = z.object({
  token: z.string(),
  state: z.enum(['open', 'used', 'expired']),
  plan: z.string(),
  /** In percent of the regular value. */
  saveRelative: z.nullable(z.int()),
  /** Of a month, in minor units of US dollars, for people. */
  valueRegular: z.nullable(amountSchema),
})

export type Package = z.infer<typeof packageAnswer>

/** `POST {user service}/affiliate/clickbank` (S2 §3 "Affiliate marketplace response", §7): the receipt as the marketplace sent it. */
export const clickbankRequest = z.strictObject({
  receipt: z.string().check(z.regex(/^[A-Z\d]{8}(?:-B\d{3})?$/)),
  item: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  /** Seconds of the epoch at which the marketplace sold it, in this century: milliseconds are refused. */
  time: z.int().check(z.minimum(0), z.maximum(4_102_444_799)),
  email: z.nullable(emailSchema),
  name: z.nullable(writtenLine(120)),
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** Whether the marketplace has signed it: only then it gives a licence. */
  isProved: z.boolean(),
})

export const clickbankAnswer = z.object({
  userId: z.nullable(z.string()),
  /** Whether the licence that was bought is active, where the service says it. */
  isActive: z._default(z.boolean(), false),
  /** For the account that this receipt made, a short while after. */
  signIn: z._default(z.nullable(purchaseSignInAnswer), null),
  orderDetails: z.object({
    orderId: z.string(),
    /** Of which the marketplace has told; our price says nothing of it. */
    amount: z.nullable(z.number()),
    sku: z.string(),
    product: z.string(),
    fname: z.nullable(z.string()),
  }),
  /** The time of the first receipt, where the service gives it: a late repeat is another visitor's. */
  receivedAt: z.optional(z.iso.datetime()),
})
