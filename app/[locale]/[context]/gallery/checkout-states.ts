import type { CheckoutTotal, CheckoutAnswer } from '#features/checkout/checkout-answers.ts'
import type { Answer } from '#features/checkout/components/behaviour/calls.ts'
import type { CheckoutValues } from '#features/checkout/form-values.ts'
import type { PayRefusal } from '#features/checkout/payment-terms.ts'
import { HOUR_MS } from '#lib/util/durations.ts'
import { keysOf } from '#lib/util/keys-of.ts'

/** A state of the checkout with the way to it: the site's answers and the buyer's acts. */
export type CheckoutExhibit = {
  /** To the question for the purchase; nothing leaves it open. */
  view: Answer | null
  /** To the order. */
  pay?: Answer | null
  /** Whether the order is sent. */
  isSent?: boolean
  /** The filled-in fields, where there are any. */
  values?: Partial<CheckoutValues>
  total?: CheckoutTotal
}

const quote: CheckoutAnswer['quote'] = {
  plan: 'basic',
  seats: 1,
  offer: '/pricing/plans',
  discount: null,
  packageToken: null,
  currency: 'USD',
  list: 299_88,
  amount: 299_88,
  percentOff: 0,
  isSavingShown: false,
  isExample: false,
  quotedAt: new Date(0).toISOString(),
  holdsUntil: new Date(HOUR_MS).toISOString(),
}

const team = { ...quote, plan: 'team', seats: 3, list: 539_64, amount: 269_82 } as const

const discounted = {
  ...team,
  discount: 'save50',
  percentOff: 50,
  isSavingShown: true,
  isExample: true,
} as const

const open: CheckoutAnswer = {
  state: 'open',
  reference: 'PU-7K4M-92',
  quote,
  seats: 1,
  seatChoice: { least: 1, most: 1 },
  taxes: [],
  taxedAt: null,
  total: 299_88,
  currency: 'USD',
  method: null,
  reason: null,
  actionUrl: null,
  orderNumber: null,
  waitedMs: null,
  // The page puts in where it is.
  cardEntry: { driver: 'reference', frameUrl: 'http://localhost/payment/frame' },
  isBuyable: true,
  buyer: null,
  agreedTo: null,
  agreement: null,
  email: null,
  place: null,
}

const quebec: CheckoutTotal = {
  quote,
  taxes: [
    { tax: 'GST', rate: 5000, amount: 14_99 },
    { tax: 'QST', rate: 9975, amount: 29_91 },
  ],
  taxedAt: null,
  total: 344_78,
  currency: 'USD',
  isCountryServed: true,
  agreement: {
    renewal:
      'The subscription lasts one year and renews automatically each year until you cancel it. The first renewal is on November 23, 2027, at the price in effect on that day; today that is $299.88 USD a year before tax.',
    record: { version: 'order-2026-11', language: 'en', digest: '0'.repeat(64) },
  },
}

const filled: Partial<CheckoutValues> = {
  email: 'jane.miller@example.com',
  firstName: 'Jane',
  lastName: 'Miller',
  country: 'CA',
  province: 'QC',
  phone: '+1 514 555 0117',
  method: 'paypal',
  consent: true,
}

const company = {
  wantsInvoice: true,
  company: 'Miller Carpentry',
  taxNumber: '123456789RT0001',
  street: '12 Rue Saint-Paul',
  city: 'Montréal',
  postalCode: 'H2Y 1G8',
}

const shown = (changes: Partial<CheckoutAnswer>): Answer => ({
  kind: 'view',
  view: { ...open, ...changes },
})

const idle = (changes: Partial<CheckoutAnswer> = {}): CheckoutExhibit => ({ view: shown(changes) })

const answered = (pay: Answer): CheckoutExhibit => ({
  view: shown({}),
  values: filled,
  total: quebec,
  isSent: true,
  pay,
})

const refused = (code: PayRefusal, totals?: CheckoutTotal) =>
  answered({ kind: 'refused', code, totals })

const failed = (reason: NonNullable<CheckoutAnswer['reason']>) =>
  answered(shown({ state: 'failed', reason }))

/** Every state that the checkout can be seen in (S2 §3, §4, §8). */
const CHECKOUT_EXHIBITS = {
  loading: { view: null },
  missing: { view: { kind: 'missing' } },
  away: { view: { kind: 'unreached' } },
  'not-buyable': idle({ isBuyable: false }),
  open: idle(),
  wrong: { ...idle(), isSent: true },
  filled: { ...idle(), values: { ...filled, ...company }, total: quebec },
  card: { ...idle(), values: { ...filled, method: 'card' }, total: quebec },
  discount: {
    view: shown({ quote: discounted, seats: 3, seatChoice: { least: 2, most: 5 } }),
    values: { ...filled, country: 'DE', province: '' },
    total: { ...quebec, quote: discounted, taxes: [], total: 269_82 },
  },
  elsewhere: {
    ...idle(),
    values: { ...filled, country: 'US', province: 'NY' },
    total: { ...quebec, taxedAt: { country: 'CA', province: 'QC' } },
  },
  unserved: { ...idle(), values: filled, total: { ...quebec, isCountryServed: false } },
  paying: { ...answered(shown({})), pay: null },
  'total-changed': refused('total-changed', { ...quebec, total: 379_37 }),
  'active-licence': refused('active-licence'),
  'attempt-open': refused('attempt-open'),
  'buy-failed': refused('buy-failed'),
  'captcha-failed': refused('captcha-failed'),
  'consent-changed': refused('consent-changed'),
  'package-used': refused('package-used'),
  offline: answered({ kind: 'unreached' }),
  limited: answered({ kind: 'limited' }),
  declined: failed('declined'),
  'no-payment': failed('no-payment'),
  'authentication-failed': failed('authentication-failed'),
  abandoned: failed('abandoned'),
  bank: idle({ state: 'action', method: 'card', actionUrl: '/gallery', waitedMs: 900 }),
  paypal: idle({ state: 'action', method: 'paypal', actionUrl: '/gallery', waitedMs: 900 }),
  processing: idle({ state: 'processing', method: 'card', waitedMs: 5000 }),
  late: idle({ state: 'processing', method: 'card', waitedMs: HOUR_MS }),
} as const satisfies Record<string, CheckoutExhibit>

export const CHECKOUT_STATES = keysOf(CHECKOUT_EXHIBITS)

/** The exhibit of a name, or nothing. */
export const checkoutExhibit = (name: string): CheckoutExhibit | undefined =>
  new Map<string, CheckoutExhibit>(Object.entries(CHECKOUT_EXHIBITS)).get(name)
