import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nextStep, periodEndFor, noticesAt } from '#services/subscriptions/next-step.ts'
import type {
  Facts,
  ChargeRow,
  SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { DAY_MS, END, START, subscriptionRow } from './subscription-row.ts'

const row = subscriptionRow

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
  expect(nextStep(facts({}, { openCharge }), now)?.kind).toBe('resend-charge')
  expect(nextStep(facts({ renews: false }, { openCharge }), now)?.kind).toBe('abandon')
  const pending = charge({ state: 'pending' })
  expect(nextStep(facts({ renews: false }, { openCharge: pending }), now)?.kind).toBe(
    'resend-charge',
  )
})

test('a stop while a charge has failed can be taken back until the day of the last try', () => {
  const failing = { state: 'past-due', failingSince: END, failedTries: 1 } as const
  const at = new Date(END.getTime() + 14 * DAY_MS)
  expect(nextStep(facts({ ...failing, renews: false }), END)).toEqual({ kind: 'end', at })
  expect(nextStep(facts(failing), END)?.kind).toBe('charge')
  expect(nextStep(facts({ renews: false }), END)).toEqual({ kind: 'end', at: END })
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
    expect(nextStep(facts({ state }, { openCharge: pending }), now)?.kind).toBe('resend-charge')
  }
})

test('a change that nobody was heard of for a day is given up, stopped or not; one that is with the provider is not', () => {
  const startedAt = new Date(START - DAY_MS)
  const openCharge = charge({ kind: 'change', startedAt })
  const early = new Date(START - 1)
  for (const renews of [true, false]) {
    expect(nextStep(facts({ renews }, { openCharge }), early)?.kind).toBe('resend-charge')
    expect(nextStep(facts({ renews }, { openCharge }), now)?.kind).toBe('abandon')
    const pending = charge({ kind: 'change', startedAt, state: 'pending' })
    expect(nextStep(facts({ renews }, { openCharge: pending }), now)?.kind).toBe('resend-charge')
  }
  const renewal = charge({ startedAt })
  expect(nextStep(facts({}, { openCharge: renewal }), now)?.kind).toBe('resend-charge')
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
        const notices = noticesAt('other', language)
        const heard = notices.map(({ days }) => ({ days, at: heardAt }))
        const moment = new Date(START + at * DAY_MS)
        const step = nextStep(facts({ language }, { heard }), moment)
        const latest = Math.max(...notices.map((notice) => notice.latest))
        const first = heardAt.getTime() + latest * DAY_MS
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

test('a late notice that is still on its way keeps the charge for the end that it has moved, not for its days after that', () => {
  const paidUntil = new Date(END.getTime() - 2 * DAY_MS)
  const known = facts({ paidUntil, extendedTo: END }, { heard: [{ days: 21, at: null }] })
  const written = new Date(END.getTime() - 23 * DAY_MS)
  expect(nextStep(known, written)).toEqual({ kind: 'charge', at: END })
  const slow = new Date(END.getTime() - 20 * DAY_MS)
  expect(nextStep(known, slow)).toEqual({
    kind: 'charge',
    at: new Date(slow.getTime() + 21 * DAY_MS),
  })
  expect(nextStep(known, END)).toEqual({
    kind: 'charge',
    at: new Date(END.getTime() + 21 * DAY_MS),
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
  const latest = 21
  const inTime = { latest, now: new Date(END.getTime() - 22 * DAY_MS) }
  expect(periodEndFor(END, inTime)).toEqual(END)
  const late = new Date(END.getTime() - 5 * DAY_MS)
  expect(periodEndFor(END, { latest, now: late }).getTime()).toBeGreaterThan(
    late.getTime() + 21 * DAY_MS,
  )
})
