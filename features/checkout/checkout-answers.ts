import type { Quote } from '#features/pricing/quote-contract.ts'
import { CURRENCY_CODES, type Currency } from '#lib/config/currencies.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { DISCOUNTS } from '#lib/config/price-book.ts'
import {
  anyOf,
  isFlag,
  isText,
  isInteger,
  arrayOf,
  oneOf,
  orNull,
  shaped,
  type Guard,
  type Guarded,
} from '#lib/util/guards.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { FAILURE_REASONS, PAYMENT_METHODS } from './payment-terms.ts'
import type { Buyer } from './purchase-contract.ts'
import { TAX_NAMES } from './tax-rates.ts'
import type { TaxLine } from './tax.ts'

// What the site tells the page of the checkout. Guards, since a schema is more script than all of the page: they ask for whatever
// the page reads and leave the limits of a value to the server, which sends it.

const isCurrency = oneOf<Currency>(CURRENCY_CODES)

const isQuote = shaped<Quote>({
  plan: oneOf(PLAN_IDS),
  seats: isInteger,
  offer: orNull(isText),
  discount: orNull(oneOf(keysOf(DISCOUNTS))),
  packageToken: orNull(isText),
  currency: isCurrency,
  list: isInteger,
  amount: isInteger,
  percentOff: isInteger,
  isSavingShown: isFlag,
  isExample: isFlag,
  quotedAt: isText,
  holdsUntil: isText,
})

const isTaxLine = shaped<TaxLine>({ tax: oneOf(TAX_NAMES), rate: isInteger, amount: isInteger })

const isBuyer = shaped<Buyer>({
  email: isText,
  firstName: isText,
  lastName: isText,
  nameOnCard: orNull(isText),
  phone: orNull(isText),
  country: isText,
  province: orNull(isText),
  company: orNull(isText),
  taxNumber: orNull(isText),
  street: orNull(isText),
  city: orNull(isText),
  postalCode: orNull(isText),
})

/** The place where a buyer is taxed; null where that is the billing place. */
const isTaxedAt = orNull(shaped({ country: isText, province: orNull(isText) }))

const isAddress: Guard<string> = (value): value is string => isText(value) && URL.canParse(value)

/** The page's card fields: the frame of the reference service, or Stripe's script. */
const isCardEntry = anyOf(
  shaped({ driver: oneOf(['reference']), frameUrl: isAddress }),
  shaped({
    driver: oneOf(['stripe']),
    publishableKey: isText,
    /** Of the charge that waits for the page to confirm it. */
    clientSecret: orNull(isText),
  }),
)

/** The terms of the renewal with date and price, and what an order keeps of them once they are agreed to. */
const isAgreement = shaped({
  renewal: isText,
  record: shaped({ version: isText, language: oneOf(LOCALE_CODES), digest: isText }),
})

/** The states of a purchase, as the page shows them. */
const CHECKOUT_STATES = [
  'open',
  /** The provider has the charge, and its answer is awaited: up to two minutes (S2 §4, §8). */
  'processing',
  /** The buyer has to confirm at the bank or at PayPal. */
  'action',
  'failed',
  'paid',
] as const

export type CheckoutState = (typeof CHECKOUT_STATES)[number]

/** `GET /api/checkout`, and the answer to paying and to `GET /api/checkout/status`: the purchase of this browser, 204 where it has none. */
export const isCheckoutAnswer = shaped({
  state: oneOf(CHECKOUT_STATES),
  reference: isText,
  quote: isQuote,
  seats: isInteger,
  seatChoice: shaped({ least: isInteger, most: isInteger }),
  taxes: arrayOf(isTaxLine),
  /** The place whose taxes hold, where evidence contradicts the billing place (docs/orders.md). */
  taxedAt: isTaxedAt,
  total: isInteger,
  currency: isCurrency,
  method: orNull(oneOf(PAYMENT_METHODS)),
  reason: orNull(oneOf(FAILURE_REASONS)),
  /** The page on which the buyer confirms an action. */
  actionUrl: orNull(isText),
  orderNumber: orNull(isText),
  /** Milliseconds since the attempt began, by the server's clock; null where none has. */
  waitedMs: orNull(isInteger),
  cardEntry: isCardEntry,
  /** False where real money is taken and a row is an example: nothing can be bought, the page leads to a person. */
  isBuyable: isFlag,
  /** Filled in already: from the sign-in hint or an earlier attempt of this browser. */
  buyer: orNull(isBuyer),
  /** Digest of the words that the buyer has ticked already, in an attempt of this purchase that failed. */
  agreedTo: orNull(isText),
  /** Of the sign-in hint, where nothing else is filled in. */
  email: orNull(isText),
  /** The visitor's likely place: country and province of the localization record. */
  place: orNull(shaped({ country: isText, province: orNull(isText) })),
  /** The terms of what can still be ordered, as they are where the visitor seems to be: a place that is chosen changes them only where it has others. */
  agreement: orNull(isAgreement),
})

export type CheckoutAnswer = Guarded<typeof isCheckoutAnswer>

/** The answer to `POST /api/checkout/total`. */
export const isCheckoutTotal = shaped({
  quote: isQuote,
  taxes: arrayOf(isTaxLine),
  taxedAt: isTaxedAt,
  total: isInteger,
  currency: isCurrency,
  /** False where the tax of the country is not settled and real money is taken: nothing can be bought there. */
  isCountryServed: isFlag,
  agreement: isAgreement,
})

export type CheckoutTotal = Guarded<typeof isCheckoutTotal>
