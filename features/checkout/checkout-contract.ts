import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import {
  offerPathSchema,
  packageTokenSchema,
  quoteSchema,
  seatsSchema,
} from '#features/pricing/quote-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { FAILURE_REASONS, paymentMethodSchema } from './payment-contract.ts'
import { buyerSchema, consentSchema } from './purchase-contract.ts'
import { taxLineSchema } from './tax.ts'

/** `POST /api/quote`, by form or script: a plan is chosen, and the purchase begins. The price is the server's. */
export const quoteRequest = z.strictObject({
  language: z.enum(LOCALE_CODES),
  plan: z.enum(PLAN_IDS),
  seats: z.optional(seatsSchema),
  /** The pricing page that it was chosen on; without it, /pricing/plans. */
  offer: z.optional(offerPathSchema),
  packageToken: z.optional(packageTokenSchema),
})

/** What a purchase is doing, as the page shows it. */
const CHECKOUT_STATES = [
  'open',
  /** The provider has the charge, and its answer is awaited: up to two minutes (S2 §4, §8). */
  'processing',
  /** The buyer has to confirm at his bank or at PayPal. */
  'action',
  'failed',
  'paid',
] as const

export type CheckoutState = (typeof CHECKOUT_STATES)[number]

/** How the page takes a card: the frame of the reference service, or Stripe's script. */
const cardEntry = z.discriminatedUnion('driver', [
  z.object({ driver: z.literal('reference'), frameUrl: z.url() }),
  z.object({
    driver: z.literal('stripe'),
    publishableKey: z.string(),
    /** Of the charge that waits for the page to confirm it. */
    clientSecret: z.nullable(z.string()),
  }),
])

/** `GET /api/checkout`, and the answer to paying and to `GET /api/checkout/status`: the purchase of this browser, 404 where it has none. */
export const checkoutView = z.object({
  state: z.enum(CHECKOUT_STATES),
  reference: z.string(),
  quote: quoteSchema,
  seats: seatsSchema,
  seatChoice: z.object({ least: z.int(), most: z.int() }),
  taxes: z.array(taxLineSchema),
  total: amountSchema,
  currency: currencySchema,
  method: z.nullable(paymentMethodSchema),
  reason: z.nullable(z.enum(FAILURE_REASONS)),
  /** Where the buyer goes for an action. */
  actionUrl: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  /** Milliseconds since the attempt began, by the server's clock; null where none has. */
  waitedMs: z.nullable(z.int()),
  cardEntry,
  /** Where real money is taken and a row is an example: nothing can be bought, the page leads to a person. */
  isBuyable: z.boolean(),
  /** Filled in already: from the sign-in hint or an earlier attempt of this browser. */
  buyer: z.nullable(buyerSchema),
  /** Of the sign-in hint, where nothing else is filled in. */
  email: z.nullable(emailSchema),
  /** Where the visitor seems to be: country and province of the localization record. */
  place: z.nullable(z.object({ country: z.string(), province: z.nullable(z.string()) })),
})

export type CheckoutView = z.infer<typeof checkoutView>

/** `POST /api/checkout/total`: what it comes to at a place. */
export const totalRequest = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  province: z.nullable(z.string().check(z.regex(/^[A-Z\d]{1,3}$/))),
  seats: seatsSchema,
})

export const totalAnswer = z.object({
  quote: quoteSchema,
  taxes: z.array(taxLineSchema),
  total: amountSchema,
  currency: currencySchema,
  /** Where the tax of the country is not settled and real money is taken, nothing can be bought there. */
  isCountryServed: z.boolean(),
})

export type CheckoutTotal = z.infer<typeof totalAnswer>

/** `POST /api/checkout/pay`: JSON of the page, or the plain form, which pays by approval only. */
export const payRequest = z.strictObject({
  language: z.enum(LOCALE_CODES),
  method: paymentMethodSchema,
  methodToken: z.nullable(z.string().check(z.regex(/^[\w-]{6,255}$/))),
  buyer: buyerSchema,
  seats: seatsSchema,
  /** What the buyer saw above the button: another total is shown before anything is charged. */
  shownTotal: amountSchema,
  shownCurrency: currencySchema,
  consent: consentSchema,
  /** Of the captcha, on its page (S2 §7). */
  captchaToken: z.optional(z.string().check(z.maxLength(4096))),
})

export type PayRequest = z.infer<typeof payRequest>

/** Why paying was refused, as `code` of the problem body; its `title` is for logs, the page has words of its own. */
export const PAY_REFUSALS = [
  /** 409: an account with a licence (S2 §8 "Active licence exists for the email"). */
  'active-licence',
  /** 409: another attempt has not ended; the view says where it stands. */
  'attempt-open',
  'already-paid',
  /** 409 with `total`, `taxes` and `quote` as they are now. */
  'total-changed',
  'country-not-served',
  'not-buyable',
  /** 404: this browser has no purchase, or an old one. */
  'no-purchase',
  /** 502: the call to the provider failed (S2 §8 "Buy call fails"). */
  'buy-failed',
  'captcha-failed',
] as const

export type PayRefusal = (typeof PAY_REFUSALS)[number]
