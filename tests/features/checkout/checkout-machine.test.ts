import { describe, expect, it } from 'vitest'
import {
  hasForm,
  INITIAL_PAGE,
  isWaiting,
  nextPage,
  secretOf,
  type CheckoutEvent,
} from '#features/checkout/checkout-machine.ts'
import { PAYMENT_WAIT_MS } from '#features/checkout/checkout-machine.ts'
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
    { type: 'total-loaded', totals: totalsWith({}) },
    { type: 'place-changed', isKnown: true },
  )
  expect(page).toMatchObject({ totals: null, isTotalLoading: true })
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
    { type: 'total-loaded', totals },
    { type: 'refused', notice: { kind: 'offline' } },
  )
  expect(page.totals).toBe(totals)
})

it('a country that is not served keeps the form, which can then send nothing', () => {
  const page = after(
    seen({}),
    { type: 'total-loaded', totals: totalsWith({}) },
    { type: 'country-refused' },
  )
  expect(page.totals?.isCountryServed).toBe(false)
  expect(hasForm(page)).toBe(true)
})

it('what is not for sale has no form', () => {
  expect(hasForm(after(seen({ isBuyable: false })))).toBe(false)
  expect(hasForm(after(seen({}), { type: 'sale-ended' }))).toBe(false)
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

describe('a charge that its provider confirms in the page (Stripe)', () => {
  const cardEntry = {
    driver: 'stripe',
    publishableKey: 'pk_test_12345678',
    clientSecret: 'pi_1_secret',
  } as const
  const waiting = { state: 'action', cardEntry, total: 344_78 } as const

  it('keeps the form, with the total of the order, and is asked of nobody', () => {
    const page = after(
      seen({}),
      { type: 'total-loaded', totals: totalsWith({ total: 1 }) },
      { type: 'place-changed', isKnown: true },
      seen(waiting),
    )
    expect(page).toMatchObject({
      phase: 'form',
      isTotalLoading: false,
      totals: { total: 344_78, isCountryServed: true },
    })
    expect([hasForm(page), isWaiting(page.phase)]).toEqual([true, false])
    expect(secretOf(page.view)).toBe('pi_1_secret')
  })

  it.each([
    ['leads to the bank', { actionUrl: 'https://bank.example/' }],
    ['cannot be asked for now', { cardEntry: { ...cardEntry, clientSecret: null } }],
  ])('that %s is waited for', (_case, changes) => {
    const page = after(seen({ ...waiting, ...changes }))
    expect([page.phase, secretOf(page.view)]).toEqual(['action', null])
  })

  it('keeps why it was not confirmed while nothing becomes of it', () => {
    const wrong: CheckoutEvent = { type: 'refused', notice: { kind: 'wrong' } }
    expect(after(seen(waiting), wrong, seen(waiting)).notice).toEqual({ kind: 'wrong' })
    const ended = seen({ ...waiting, state: 'failed', reason: 'abandoned' })
    expect(after(seen(waiting), wrong, ended).notice).toEqual({ kind: 'abandoned' })
  })

  it('is confirmed by nobody once it has ended', () => {
    expect(secretOf(after(seen({ ...waiting, state: 'failed' })).view)).toBeNull()
    expect(secretOf(null)).toBeNull()
  })
})
