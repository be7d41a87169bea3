import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { PROVINCES, TAX_NAMES } from '#features/checkout/tax-rates.ts'
import { pricedAt, totalOf, type BillingPlace } from '#features/checkout/tax.ts'
import { withSeats } from '#features/pricing/seats.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { PLAN_IDS, PLANS } from '#lib/config/plans.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import { isOneVisit } from '#services/ledger/commission.ts'
import { orderAnswerOf } from '#services/orders/order-answer.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import type { AttemptRow } from '#services/purchase/purchase-store.ts'
import { changeOf, isOfAttempt } from '#services/purchase/take-attempt-outcome.ts'
import { attemptFor, newPurchaseId, newQuote, outcomeFor } from '../support/purchase.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

const quotes = record({
  plan: constantFrom(...PLAN_IDS),
  seats: integer({ min: 1, max: 5 }),
  percentOff: integer({ min: 0, max: 99 }),
  off: integer({ min: 0, max: 100 }),
  isSavingShown: boolean(),
  perSeat: integer({ min: 0, max: 9_999_999 }),
  currency: constantFrom(...(['USD', 'CAD', 'EUR', 'GBP', 'BRL', 'JPY'] as const)),
}).map(({ plan, seats, percentOff, off, isSavingShown, perSeat, currency }) => {
  const least = { ...newQuote(NOW, plan), percentOff, isSavingShown, currency, seats: 1 }
  return withSeats({ ...least, list: perSeat, amount: Math.max(perSeat - off, 0) }, seats)
})

const places = oneof(
  constantFrom(...PROVINCES).map((province) => ({ country: 'CA', province })),
  constantFrom('US', 'DE', 'FR', 'JP').map((country) => ({ country, province: null })),
)

const orderOf = (attempt: ReturnType<typeof attemptFor>): OrderRow => ({
  ...attempt,
  timeZone: null,
  number: 'BB-0123456789',
  purchaseId: newPurchaseId(),
  attempt: 1,
  kind: 'first',
  userId: '00000000-0000-4000-8000-000000000000',
  madeAccount: true,
  receipt: 1,
  language: 'en',
  currency: attempt.quote.currency,
  amount: attempt.quote.amount,
  refunded: 0,
  paymentId: 'pay_123456',
  subscriptionId: null,
  affiliateTransaction: null,
  affiliateOfferId: null,
  affiliateId: null,
  commission: null,
  trafficSource: null,
  experiments: null,
  paidAt: new Date(NOW),
  periodStart: null,
  renewsAt: yearAfter(new Date(NOW)),
})

test('what is charged is the amount and its taxes, whatever is bought and wherever', () => {
  assert(
    property(quotes, places, (quote, place) => {
      const { total, taxes } = attemptFor(quote, { place })
      expect(total - quote.amount).toBe(taxes.reduce((sum, { amount }) => sum + amount, 0))
      expect(total).toBe(totalOf(quote.amount, taxes))
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(new Set(taxes.map(({ tax }) => tax)).size).toBe(taxes.length)
      for (const { tax, amount, rate } of taxes) {
        expect(TAX_NAMES).toContain(tax)
        expect(Math.abs(amount - (quote.amount * rate) / 100_000)).toBeLessThanOrEqual(0.5)
      }
      if (place.country !== 'CA') expect(taxes).toEqual([])
    }),
  )
})

const taxesOn = (taxed: { amount: number; place: BillingPlace; at: Date }) =>
  pricedAt({ ...taxed, isBusiness: false }).taxes

test('the golden sums of the four kinds of province', () => {
  const totalIn = (province: (typeof PROVINCES)[number]) =>
    attemptFor(newQuote(NOW), { place: { country: 'CA', province } }).total
  expect((['QC', 'ON', 'NS', 'AB'] as const).map(totalIn)).toEqual([34_478, 33_886, 34_186, 31_487])
  const place = { country: 'CA', province: 'QC' } as const
  expect(taxesOn({ amount: 10_000, place, at: new Date(NOW) }).map(({ amount }) => amount)).toEqual(
    [500, 998],
  )
})

test('a rate begins with its day in Toronto, as the receipt has it', () => {
  const rateAt = (moment: string) =>
    taxesOn({ amount: 100, place: { country: 'CA', province: 'NS' }, at: new Date(moment) })[0]
      ?.rate
  expect(rateAt('2025-04-01T03:59:59Z')).toBe(15_000)
  expect(rateAt('2025-04-01T04:00:00Z')).toBe(14_000)
})

test('the items of an order come to its amount, in units of its currency', () => {
  assert(
    property(quotes, places, (quote, place) => {
      const order = orderAnswerOf(orderOf(attemptFor(quote, { place })))
      const units = 10 ** CURRENCIES[quote.currency].digits
      const sum = order.items.reduce((all, item) => all + item.unitPrice * item.quantity, 0)
      expect(Math.round(sum * units)).toBe(order.amount)
      const off = order.discount?.amount ?? 0
      expect(order.items.reduce((all, item) => all + item.list, 0) - off).toBe(order.amount)
      expect(order.total).toBe(totalOf(order.amount, order.taxes))
      expect(order.items.map(({ sku }) => sku)).toEqual([PLANS[quote.plan].sku])
    }),
  )
})

const attemptRow = (attempt: ReturnType<typeof attemptFor>): AttemptRow => ({
  ...attempt,
  timeZone: null,
  purchaseId: newPurchaseId(),
  number: 1,
  state: 'created',
  reason: null,
  paymentId: null,
  subscriptionId: null,
  actionUrl: null,
  fee: null,
  emailNormalized: attempt.buyer.email,
  startedAt: new Date(NOW),
  changedAt: new Date(NOW),
})

test('reports in any order, repeated or not, end in what was paid where one of them says so', () => {
  const attempt = attemptFor(newQuote(NOW))
  const states = array(constantFrom('action', 'pending', 'failed', 'succeeded' as const))
  const rank = ['created', 'action', 'pending', 'failed', 'succeeded']
  assert(
    property(states, (told) => {
      const paymentId = 'pay_123456'
      let row = attemptRow(attempt)
      for (const state of told) {
        const outcome = outcomeFor(attempt, { state, paymentId })
        const before = rank.indexOf(row.state)
        row = { ...row, ...changeOf(row, outcome) }
        expect(rank.indexOf(row.state)).toBeGreaterThanOrEqual(before)
        expect(changeOf(row, outcome)).toEqual(row.state === 'action' ? { actionUrl: null } : {})
      }
      const furthest = Math.max(0, ...told.map((state) => rank.indexOf(state)))
      expect(row.state).toBe(rank[furthest])
    }),
  )
})

test('a charge is that of its attempt by amount, currency and payment', () => {
  const attempt = attemptFor(newQuote(NOW))
  const row = { ...attemptRow(attempt), paymentId: 'pay_123456' }
  const outcome = outcomeFor(attempt, { paymentId: 'pay_123456' })
  expect(isOfAttempt(row, outcome)).toBe(true)
  expect(isOfAttempt(row, { ...outcome, paymentId: null })).toBe(true)
  expect(isOfAttempt({ ...row, paymentId: null }, outcome)).toBe(true)
  expect(isOfAttempt(row, { ...outcome, paymentId: 'pay_654321' })).toBe(false)
  expect(isOfAttempt(row, { ...outcome, amount: outcome.amount + 1 })).toBe(false)
  expect(isOfAttempt(row, { ...outcome, currency: 'CAD' })).toBe(false)
})

test('a visit goes on while no pause is longer than half an hour, and never backwards', () => {
  const at = (...minutes: number[]) => minutes.map((minute) => new Date(NOW + minute * 60_000))
  expect(isOneVisit(at(0, 30, 60, 90))).toBe(true)
  expect(isOneVisit(at(0, 30, 61))).toBe(false)
  expect(isOneVisit(at(0, -1))).toBe(false)
})

test('a licence of 29 February ends on the last day of February', () => {
  expect(yearAfter(new Date('2028-02-29T10:00:00Z')).toISOString()).toBe('2029-02-28T10:00:00.000Z')
  expect(yearAfter(new Date('2026-11-23T10:00:00Z')).toISOString()).toBe('2027-11-23T10:00:00.000Z')
})

test('no country collects that has no rates', () => {
  const at = new Date(NOW)
  const collecting = Object.entries(SETTLED_COUNTRIES).filter(([, { collects }]) => collects)
  for (const [country] of collecting) {
    const place = { country, province: country === 'CA' ? 'QC' : null } as const
    expect(taxesOn({ amount: 100_00, place, at }), country).not.toEqual([])
  }
  expect(collecting.length).toBeGreaterThan(0)
})
