import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextStep,
  noticeDays,
  periodEndFor,
  type Facts,
} from '#services/subscriptions/next-step.ts'
import type { ChargeRow, SubscriptionRow } from '#services/subscriptions/subscription-store.ts'

const DAY_MS = 86_400_000

const START = Date.parse('2026-11-25T12:00:00Z')

const END = new Date(START + 365 * DAY_MS)

const row = (change: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  id: 'a'.repeat(32),
  userId: '00000000-0000-4000-8000-000000000000',
  providerId: 'sub_123456',
  plan: 'basic',
  seats: 1,
  currency: 'USD',
  language: 'en',
  method: 'card',
  buyer: {
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Roy',
    nameOnCard: null,
    phone: null,
    country: 'US',
    province: null,
    company: null,
    taxNumber: null,
    street: null,
    city: null,
    postalCode: null,
  },
  place: null,
  state: 'active',
  renews: true,
  stoppedAt: null,
  periodStart: new Date(START),
  periodEnd: END,
  paidUntil: END,
  extendedTo: null,
  nextPlan: null,
  nextSeats: null,
  told: null,
  failingSince: null,
  failedTries: 0,
  failedMethod: null,
  retryAt: null,
  dueAt: new Date(START),
  createdAt: new Date(START),
  changedAt: new Date(START),
  endedAt: null,
  ...change,
})

const charge = (change: Partial<ChargeRow> = {}): ChargeRow => ({
  subscriptionId: 'a'.repeat(32),
  number: 1,
  kind: 'renewal',
  state: 'created',
  reason: null,
  plan: 'basic',
  seats: 1,
  currency: 'USD',
  amount: 29_988,
  taxes: [],
  total: 29_988,
  paymentId: null,
  fee: null,
  periodStart: END,
  periodEnd: END,
  orderNumber: null,
  refund: null,
  startedAt: END,
  changedAt: END,
  ...change,
})

const facts = (change: Partial<SubscriptionRow> = {}, more: Partial<Facts> = {}): Facts => ({
  subscription: row(change),
  openCharge: undefined,
  heard: [],
  ...more,
})

const now = new Date(START)

test('an open charge is asked for before anything else, and left where the renewal was stopped and nobody has heard of it', () => {
  const openCharge = charge()
  expect(nextStep(facts({}, { openCharge }), now)?.kind).toBe('look')
  expect(nextStep(facts({ renews: false }, { openCharge }), now)?.kind).toBe('abandon')
  const pending = charge({ state: 'pending' })
  expect(nextStep(facts({ renews: false }, { openCharge: pending }), now)?.kind).toBe('look')
})

test('nothing is charged while a payment is disputed: what did not reach the provider waits, what did is asked for', () => {
  const state = 'disputed'
  expect(nextStep(facts({ state }, { openCharge: charge() }), now)).toBeUndefined()
  const change = charge({ kind: 'change', startedAt: now })
  // Whoever closes the account must not wait for the bank.
  expect(nextStep(facts({ state }, { openCharge: change }), now)).toEqual({
    kind: 'abandon',
    at: new Date(now.getTime() + DAY_MS),
  })
  for (const kind of ['renewal', 'change'] as const) {
    const pending = charge({ kind, state: 'pending' })
    expect(nextStep(facts({ state }, { openCharge: pending }), now)?.kind).toBe('look')
  }
})

test('a change that nobody was heard of for a day is given up, stopped or not; one that is with the provider is not', () => {
  const startedAt = new Date(START - DAY_MS)
  const openCharge = charge({ kind: 'change', startedAt })
  const early = new Date(START - 1)
  for (const renews of [true, false]) {
    expect(nextStep(facts({ renews }, { openCharge }), early)?.kind).toBe('look')
    expect(nextStep(facts({ renews }, { openCharge }), now)?.kind).toBe('abandon')
    const pending = charge({ kind: 'change', startedAt, state: 'pending' })
    expect(nextStep(facts({ renews }, { openCharge: pending }), now)?.kind).toBe('look')
  }
  const renewal = charge({ startedAt })
  expect(nextStep(facts({}, { openCharge: renewal }), now)?.kind).toBe('look')
  // Nor is one begun with the provider after the end.
  expect(nextStep(facts({ state: 'ended' }, { openCharge }), early)?.kind).toBe('abandon')
})

test('what was stopped ends with its period, what has ended is closed once, what is disputed waits', () => {
  expect(nextStep(facts({ renews: false }), now)).toEqual({ kind: 'end', at: END })
  expect(nextStep(facts({ state: 'ended' }), now)?.kind).toBe('close')
  expect(nextStep(facts({ state: 'ended', dueAt: null }), now)).toBeUndefined()
  expect(nextStep(facts({ state: 'disputed' }), now)).toBeUndefined()
})

test('whatever the language, and whenever its notices are heard of, a charge comes when each is old enough', () => {
  assert(
    property(
      constantFrom(...(['en', 'fr', 'de'] as const)),
      integer({ min: -60, max: 20 }),
      integer({ min: 0, max: 400 }),
      (language, offset, at) => {
        const heardAt = new Date(END.getTime() + offset * DAY_MS)
        const heard = noticeDays(language).map((days) => ({ days, at: heardAt }))
        const moment = new Date(START + at * DAY_MS)
        const step = nextStep(facts({ language }, { heard }), moment)
        const first = heardAt.getTime() + Math.max(...noticeDays(language)) * DAY_MS
        if (step?.kind === 'charge') expect(END.getTime()).toBeGreaterThanOrEqual(first)
        else expect(step).toEqual({ kind: 'postpone', at: END, until: new Date(first) })
      },
    ),
  )
})

test('a notice that has not gone out postpones the charge by its days, from whenever it is looked at', () => {
  const heard = [{ days: 21, at: null }]
  const late = new Date(END.getTime() + DAY_MS)
  expect(nextStep(facts({}, { heard }), late)).toEqual({
    kind: 'postpone',
    at: END,
    until: new Date(late.getTime() + 21 * DAY_MS),
  })
})

test('what a late notice of ours has given is not given again: the charge waits for its notice', () => {
  const paidUntil = new Date(END.getTime() - 21 * DAY_MS)
  const heard = [{ days: 21, at: new Date(END.getTime() - 2 * DAY_MS) }]
  expect(nextStep(facts({ paidUntil, extendedTo: END }, { heard }), now)).toEqual({
    kind: 'charge',
    at: new Date(END.getTime() + 19 * DAY_MS),
  })
})

test('a charge that failed is tried on its planned day, or at once with another method', () => {
  const failed = { state: 'past-due', failingSince: END, failedTries: 1 } as const
  const planned = new Date(END.getTime() + 3 * DAY_MS)
  expect(nextStep(facts(failed), now)).toEqual({ kind: 'charge', at: planned })
  const retryAt = new Date(END.getTime() + DAY_MS)
  expect(nextStep(facts({ ...failed, retryAt }), now)).toEqual({ kind: 'charge', at: retryAt })
})

test('a notice that is written late moves the end of the period, one in time does not', () => {
  const days = 21
  expect(periodEndFor(END, { days, now: new Date(END.getTime() - 22 * DAY_MS) })).toEqual(END)
  const late = new Date(END.getTime() - 5 * DAY_MS)
  expect(periodEndFor(END, { days, now: late }).getTime()).toBeGreaterThan(
    late.getTime() + 21 * DAY_MS,
  )
})
