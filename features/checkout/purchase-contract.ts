import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { TRANSACTION_ID } from '#features/affiliate/affiliate-click.ts'
import { VISITOR_CONSENTS } from '#features/consent/visitor-consent.ts'
import { adArrivalSchema } from '#features/conversions/ad-arrival.ts'
import { shownArmsSchema } from '#features/experiments/shown-arms.ts'
import { amountSchema, currencySchema } from '#features/pricing/money.ts'
import { quoteSchema, seatsSchema } from '#features/pricing/quote-contract.ts'
import { trafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writtenCode, writtenLine } from '#lib/util/written-text.ts'
import { zoneSchema } from '#lib/util/zone-schema.ts'
import { BUYER_FIELDS, type BuyerField } from './buyer-fields.ts'
import { chargeKeySchema, paymentMethodSchema } from './payment-contract.ts'
import { CHARGE_STATES, FAILURE_REASONS, PAYMENT_ID } from './payment-terms.ts'
import { taxLineSchema } from './tax.ts'

/** The services' id of a purchase: a digest of the secret in the buyer's cookie, which they never see. */
export const purchaseIdSchema = z.string().check(z.regex(/^[\da-f]{32}$/))

type FieldOf<Kind> = {
  [Name in BuyerField]: (typeof BUYER_FIELDS)[Name]['kind'] extends Kind ? Name : never
}[BuyerField]

const line = (name: FieldOf<'line'>) => writtenLine(BUYER_FIELDS[name].maxLength)

const code = (name: FieldOf<'code'>) => writtenCode(BUYER_FIELDS[name].pattern)

const choice = (name: FieldOf<'choice'>) => z.string().check(z.regex(BUYER_FIELDS[name].pattern))

/** Asked for with an invoice only, and unknown of purchases from before it was. */
const addressPart = (name: 'street' | 'city') => z._default(z.nullable(line(name)), null)

/** The buyer, with the facts for an invoice (S2 §3 "Payment form fields"), by the rules of `BUYER_FIELDS`. */
export const buyerSchema = z.strictObject({
  email: emailSchema,
  firstName: line('firstName'),
  lastName: line('lastName'),
  nameOnCard: z.nullable(line('nameOnCard')),
  phone: z.nullable(code('phone')),
  country: choice('country'),
  /** In Canada one of its provinces; a state where the country has any; else nothing. */
  province: z.nullable(choice('province')),
  company: z.nullable(line('company')),
  taxNumber: z.nullable(code('taxNumber')),
  street: addressPart('street'),
  city: addressPart('city'),
  postalCode: z._default(z.nullable(code('postalCode')), null),
})

export type Buyer = z.infer<typeof buyerSchema>

/** The evidence of a buyer's place, beside the place that was given, and the place whose taxes hold because of it. */
const placeSchema = z.strictObject({
  /** The place of the connection by an edge network or the geo service; null where nobody knows. */
  edge: z.nullable(
    z.strictObject({
      country: choice('country'),
      region: z.nullable(choice('province')),
    }),
  ),
  /** Country of the card; null where it is not known, or none was used. */
  card: z.nullable(choice('country')),
  /** The answer of the register of VAT numbers; undefined where no number was given, and in orders from before it was asked. */
  vat: z.optional(
    z.nullable(
      z.strictObject({
        number: z.string().check(z.regex(/^[A-Z]{2}[A-Z\d+*]{2,13}$/)),
        answer: z.enum(['valid', 'invalid', 'unchecked']),
        at: z.iso.datetime(),
      }),
    ),
  ),
  /** Null where the taxes are those of the billing place. */
  taxedAt: z.nullable(
    z.strictObject({
      country: choice('country'),
      province: z.nullable(choice('province')),
    }),
  ),
})

export type Place = z.infer<typeof placeSchema>

/** The provider's fee for a charge, in the currency of its own books; undefined until it is reported. */
const feeSchema = z.optional(
  z.nullable(z.strictObject({ amount: amountSchema, currency: currencySchema })),
)

/** The texts that the buyer agreed to beside the button, kept with the order (S2 §9). */
export const consentSchema = z.strictObject({
  /** Names the wording, such as `order-2026-11`. */
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  language: z.enum(LOCALE_CODES),
  /** Digest of the very words that were shown. */
  digest: z.string().check(z.regex(/^[\da-f]{16,64}$/)),
  /** The versions of the texts behind the links in force then, by document; from the site, not the browser. */
  texts: z.optional(
    z.record(
      z.string().check(z.regex(/^[a-z-]{1,40}$/)),
      z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    ),
  ),
})

/** `POST {user service}/purchase`: keeps a purchase under its id, once. */
export const purchaseRequest = z.strictObject({
  id: purchaseIdSchema,
  language: z.enum(LOCALE_CODES),
  quote: quoteSchema,
  /** The click on an affiliate's link that led here, where one did (S2 §4). */
  affiliateTransaction: z.nullable(z.string().check(z.regex(TRANSACTION_ID))),
  source: z.nullable(trafficSource),
  /** The arms of experiments that were shown before; left out where none was. */
  experiments: z.optional(shownArmsSchema),
  /** The visitor's answer about cookies; an earlier build of the site sends none. */
  visitorConsent: z.optional(z.enum(VISITOR_CONSENTS)),
  /** The advertisement that led here, until there is an order; left out where there was none, or platforms may not be notified. */
  adArrival: z.optional(adArrivalSchema),
})

export type PurchaseRequest = z.infer<typeof purchaseRequest>

/** States of an attempt to pay: those of a charge, and the time before the provider has answered. */
export const ATTEMPT_STATES = ['created', ...CHARGE_STATES] as const

const attemptSchema = z.object({
  number: z.int(),
  key: chargeKeySchema,
  method: paymentMethodSchema,
  methodToken: z.nullable(z.string()),
  state: z.enum(ATTEMPT_STATES),
  reason: z.nullable(z.enum(FAILURE_REASONS)),
  paymentId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  actionUrl: z.nullable(z.string()),
  buyer: buyerSchema,
  seats: seatsSchema,
  taxes: z.array(taxLineSchema),
  /** The total to charge, in minor units. */
  total: amountSchema,
  /** Nothing of an attempt from before it was kept. */
  place: z.nullable(placeSchema),
  fee: feeSchema,
  /** Nothing where the service is older than this field. */
  consent: z.optional(consentSchema),
  startedAt: z.iso.datetime(),
})

export type Attempt = z.infer<typeof attemptSchema>

/** A purchase as the user service answers it: to the site, never as it is to a browser. */
export const purchaseAnswer = z.object({
  id: purchaseIdSchema,
  /** The reference for buyer and support before there is an order, such as `PU-7K4M-92`. */
  reference: z.string(),
  language: z.enum(LOCALE_CODES),
  quote: quoteSchema,
  /** The last one. */
  attempt: z.nullable(attemptSchema),
  orderNumber: z.nullable(z.string()),
  /** Whether paying made the account: its buyer is signed in, the owner of an older one logs in. */
  madeAccount: z.boolean(),
})

export type Purchase = z.infer<typeof purchaseAnswer>

/**
 * The answer of `POST {user service}/purchase/{id}/attempt`, once it has had the provider charge, of `…/settle`, which finds out the
 * outcome of the open attempt, and of `…/end`, which ends one that waits for its buyer.
 */
export const settledAnswer = z.extend(purchaseAnswer, {
  /** The secret by which the page confirms the charge, where the provider works so. */
  clientSecret: z.nullable(z.string()),
  /** Whether the provider could not be asked: the purchase is as it was, and may be asked for again. */
  isProviderAway: z.boolean(),
})

export type SettledPurchase = z.infer<typeof settledAnswer>

/** The providers that take the money. */
const PROVIDERS = ['reference', 'stripe'] as const

/** `POST {user service}/purchase/{id}/attempt`: pays; the same again is the same attempt. 409 with one of the codes below, 503 for another provider than that of the service. */
export const attemptRequest = z.strictObject({
  /** The provider whose form the buyer has filled in. */
  provider: z.enum(PROVIDERS),
  method: paymentMethodSchema,
  methodToken: z.nullable(z.string().check(z.regex(PAYMENT_ID))),
  buyer: buyerSchema,
  seats: seatsSchema,
  /** The quote as it stands for these seats; another amount replaces that of the purchase. */
  quote: quoteSchema,
  taxes: z.array(taxLineSchema),
  total: amountSchema,
  consent: consentSchema,
  place: placeSchema,
  /** The buyer's time zone; left out where the browser did not tell. */
  timeZone: z.optional(zoneSchema),
})

export type AttemptRequest = z.infer<typeof attemptRequest>

/** The reasons why no attempt may begin, as `code` of the 409 problem body. */
export const ATTEMPT_REFUSALS = [
  /** The account of the address has a licence (S2 §8). */
  'active-licence',
  /** The last attempt of the purchase, or of the address, has not ended: it is with the bank, or nobody can tell now. */
  'attempt-open',
  'already-paid',
  /** The package of the purchase is for one order, and another one has it (S2 §3 "Package"). */
  'package-used',
] as const

export type AttemptRefusal = (typeof ATTEMPT_REFUSALS)[number]

/**
 * `POST {user service}/purchase/{id}/sign-in`: 200 within the half hour after, for the account that this purchase made or whose sign-in, the
 * bearer authorization of the call, it has ended; else 403.
 */
export const purchaseSignInAnswer = z.object({
  ssojwt: z.string().check(z.minLength(1), z.maxLength(4096)),
  userId: z.string(),
  email: emailSchema,
})

/** `GET {user service}/clock`: how far its day is ahead of the system's, in milliseconds (`npm run clock`). */
export const clockAnswer = z.object({ aheadMs: z.number() })
