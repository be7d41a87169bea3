import * as z from 'zod/mini'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import {
  offerPathSchema,
  packageTokenSchema,
  seatsSchema,
} from '#features/pricing/quote-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { plainCode } from '#lib/util/written-text.ts'
import { BUYER_FIELDS } from './buyer-fields.ts'
import { paymentMethodSchema } from './payment-contract.ts'
import { PAYMENT_ID } from './payment-terms.ts'
import { buyerSchema, consentSchema } from './purchase-contract.ts'

/** `POST /api/quote`, by form or script: a plan is chosen, and the purchase begins. The price is the server's. */
export const quoteRequest = z.strictObject({
  language: z.enum(LOCALE_CODES),
  plan: z.enum(PLAN_IDS),
  seats: z.optional(seatsSchema),
  /** The pricing page that it was chosen on; without it, /pricing/plans. */
  offer: z.optional(offerPathSchema),
  packageToken: z.optional(packageTokenSchema),
})

/** `POST /api/checkout/total`: what it comes to at a place; the terms of the renewal come in the language. */
export const totalRequest = z.strictObject({
  language: z.enum(LOCALE_CODES),
  country: z.string().check(z.regex(BUYER_FIELDS.country.pattern)),
  province: z.nullable(z.string().check(z.regex(BUYER_FIELDS.province.pattern))),
  /** Of a business, which in the European Union owes the tax itself; anything that is no number counts as none. */
  taxNumber: z._default(z.nullable(plainCode(40)), null),
  seats: seatsSchema,
})

/** `POST /api/checkout/pay`: JSON of the page, or the plain form, which pays by approval only. */
export const payRequest = z.strictObject({
  language: z.enum(LOCALE_CODES),
  method: paymentMethodSchema,
  methodToken: z.nullable(z.string().check(z.regex(PAYMENT_ID))),
  buyer: buyerSchema,
  seats: seatsSchema,
  /** The total that the buyer saw above the button: another one is shown before anything is charged. */
  shownTotal: amountSchema,
  shownCurrency: currencySchema,
  consent: consentSchema,
  /** Of the captcha, on its page (S2 §7). */
  captchaToken: z.optional(z.string().check(z.regex(/^[\x21-\x7E]{0,4096}$/))),
})

export type PayRequest = z.infer<typeof payRequest>
