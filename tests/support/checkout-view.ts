import type { CheckoutTotal, CheckoutAnswer } from '#features/checkout/checkout-answers.ts'

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
  quotedAt: '2026-11-23T10:00:00.000Z',
  holdsUntil: '2026-11-23T10:30:00.000Z',
}

/** A purchase as the checkout is told of it, with what a test wants otherwise. */
export const checkoutViewWith = (changes: Partial<CheckoutAnswer> = {}): CheckoutAnswer => ({
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
  cardEntry: { driver: 'reference', frameUrl: 'http://pay.example/payment/frame' },
  isBuyable: true,
  buyer: null,
  agreedTo: null,
  email: null,
  place: null,
  agreement: null,
  ...changes,
})

/** What it comes to in Quebec, with what a test wants otherwise. */
export const totalsWith = (changes: Partial<CheckoutTotal> = {}): CheckoutTotal => ({
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
    renewal: 'The first renewal is on November 23, 2027.',
    record: { version: 'renewal-2026-11', language: 'en', digest: 'abcdef0123456789' },
  },
  ...changes,
})
