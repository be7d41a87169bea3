import { describe, expect, it } from 'vitest'
import { isCheckoutTotal, isCheckoutAnswer } from '#features/checkout/checkout-answers.ts'
import { checkoutViewWith, totalsWith } from '../../support/checkout-view.ts'

const view = checkoutViewWith({
  method: 'card',
  reason: 'declined',
  taxes: totalsWith().taxes,
  place: { country: 'CA', province: 'QC' },
})

const stripe = { driver: 'stripe', publishableKey: 'pk_test_1', clientSecret: null }

const without = (answer: object, name: string) =>
  Object.fromEntries(Object.entries(answer).filter(([field]) => field !== name))

describe('what the site tells the checkout', () => {
  it('is taken as it is, with either way to take a card', () => {
    expect(isCheckoutAnswer(view)).toBe(true)
    expect(isCheckoutAnswer({ ...view, cardEntry: stripe })).toBe(true)
    expect(isCheckoutTotal(totalsWith())).toBe(true)
  })

  it('is what a newer server says with more in it', () => {
    expect(isCheckoutAnswer({ ...view, news: 1, quote: { ...view.quote, news: 1 } })).toBe(true)
  })

  it.each(Object.keys(view))('is no answer without %s', (name) => {
    expect(isCheckoutAnswer(without(view, name))).toBe(false)
  })

  it.each(Object.keys(totalsWith()))('is no total without %s', (name) => {
    expect(isCheckoutTotal(without(totalsWith(), name))).toBe(false)
  })

  it.each([
    [null],
    ['open'],
    [[]],
    [{ ...view, state: 'lost' }],
    [{ ...view, total: '29988' }],
    [{ ...view, total: 0.5 }],
    [{ ...view, currency: 'XXX' }],
    [{ ...view, reason: 'bad luck' }],
    [{ ...view, taxes: [{ tax: 'IOF', rate: 1, amount: 1 }] }],
    [{ ...view, quote: without(view.quote, 'amount') }],
    [{ ...view, buyer: { email: 'ann@company.example' } }],
    [{ ...view, cardEntry: { driver: 'reference', frameUrl: '/frame' } }],
    [{ ...view, cardEntry: without(stripe, 'clientSecret') }],
  ])('is no answer as %j', (answer) => {
    expect(isCheckoutAnswer(answer)).toBe(false)
  })
})
