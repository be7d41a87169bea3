import { describe, expect, it } from 'vitest'
import {
  hasForm,
  INITIAL_PAGE,
  isWaiting,
  nextPage,
  type CheckoutEvent,
} from '#features/checkout/machine.ts'
import { PAYMENT_WAIT_MS } from '#lib/config/constants.ts'
import { checkoutViewWith, totalsWith } from '../../support/checkout-view.ts'

const after = (...events: CheckoutEvent[]) => events.reduce(nextPage, INITIAL_PAGE)

const seen = (changes: Parameters<typeof checkoutViewWith>[0]): CheckoutEvent => ({
  type: 'viewed',
  view: checkoutViewWith(changes),
})

describe('what the server says of a purchase, as the page shows it (S2 §4, §8)', () => {
  it.each([
    ['open', 'form'],
    ['failed', 'form'],
    ['action', 'action'],
    ['processing', 'processing'],
    ['paid', 'paid'],
  ] as const)('%s', (state, phase) => {
    expect(after(seen({ state })).phase).toBe(phase)
  })

  it('a payment that takes longer than a page waits, also after a reload', () => {
    expect(after(seen({ state: 'processing', waitedMs: PAYMENT_WAIT_MS - 1 })).phase).toBe(
      'processing',
    )
    expect(after(seen({ state: 'processing', waitedMs: PAYMENT_WAIT_MS })).phase).toBe('late')
  })

  it('why an attempt failed', () => {
    expect(after(seen({ state: 'failed', reason: 'no-payment' })).notice).toEqual({
      kind: 'no-payment',
    })
    expect(after(seen({ state: 'open' })).notice).toBeNull()
  })
})

it('a wait that ends while the page looks on ends in the reference number', () => {
  expect(after(seen({ state: 'processing', waitedMs: 0 }), { type: 'overdue' }).phase).toBe('late')
  expect(after(seen({ state: 'paid' }), { type: 'overdue' }).phase).toBe('paid')
})

it('another place takes the total of the last one away', () => {
  const page = after(
    seen({}),
    { type: 'totalled', totals: totalsWith({}) },
    { type: 'moved', isKnown: true },
  )
  expect(page).toMatchObject({ totals: null, isCounting: true })
})

it('a total that has changed is shown in place of the old one', () => {
  const totals = totalsWith({ total: 400_00 })
  const notice = { kind: 'total-changed', before: 'a', after: 'b' } as const
  const page = after(seen({}), { type: 'submitted' }, { type: 'refused', notice, totals })
  expect(page).toMatchObject({ phase: 'form', notice, totals })
})

it('a refusal without figures leaves those that are there', () => {
  const totals = totalsWith({})
  const page = after(
    seen({}),
    { type: 'totalled', totals },
    { type: 'refused', notice: { kind: 'offline' } },
  )
  expect(page.totals).toBe(totals)
})

it('a country that is not served keeps the form, which can then send nothing', () => {
  const page = after(seen({}), { type: 'totalled', totals: totalsWith({}) }, { type: 'unserved' })
  expect(page.totals?.isCountryServed).toBe(false)
  expect(hasForm(page)).toBe(true)
})

it('what is not for sale has no form', () => {
  expect(hasForm(after(seen({ isBuyable: false })))).toBe(false)
  expect(hasForm(after(seen({}), { type: 'unbuyable' }))).toBe(false)
})

it('the form stands while the purchase is asked for, since it works without an answer', () => {
  expect(hasForm(INITIAL_PAGE)).toBe(true)
})

it('the server is asked how it stands while something is under way', () => {
  expect((['action', 'processing', 'late'] as const).every(isWaiting)).toBe(true)
  expect((['form', 'paying', 'paid', 'missing', 'away', 'loading'] as const).some(isWaiting)).toBe(
    false,
  )
})
