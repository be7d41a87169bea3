import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PlanId } from '#lib/config/plans.ts'
import { access, coveredSeats, type Seat, type SharedPlan } from '#services/entitlement/access.ts'
import type { Entitlement } from '#services/entitlement/entitlement.ts'

const START = Date.parse('2026-11-29T12:00:00Z')

/** So many days after the first payment. */
const day = (days: number) => new Date(START + days * 86_400_000)

const held = (plan: PlanId, seats: number, endsAt = day(365)): Entitlement => ({
  plan,
  seats,
  contract: `sub_${plan}`,
  source: 'first',
  endsAt,
})

const PREMIUM = held('premium', 5)

/** A place that the member of a name accepted on a day. */
const seat = (memberId: string, days: number, change: Partial<Seat> = {}): Seat => ({
  id: `seat-${memberId}`,
  memberId,
  acceptedAt: day(days),
  endedAt: null,
  ...change,
})

const SIX = ['f', 'e', 'd', 'c', 'b', 'a'].map((name, index) => seat(name, 6 - index))

const covered = (plan: Omit<SharedPlan, 'holderId'>, at = day(30)) =>
  coveredSeats(plan, at).map(({ memberId }) => memberId)

test.each<[string, Omit<SharedPlan, 'holderId'>, string[]]>([
  ['four beside the holder, the oldest first', { held: PREMIUM, seats: SIX }, ['a', 'b', 'c', 'd']],
  ['those of a plan for two', { held: held('team', 2), seats: SIX }, ['a']],
  ['nobody in a plan for one', { held: held('basic', 1), seats: SIX }, []],
  ['nobody once nothing is left of the plan', { held: undefined, seats: SIX }, []],
  [
    'the next one where a place has ended',
    { held: held('team', 2), seats: [...SIX.slice(0, 5), seat('a', 1, { endedAt: day(9) })] },
    ['b'],
  ],
  [
    'nobody who has not accepted',
    { held: PREMIUM, seats: [seat('a', 1, { acceptedAt: null, memberId: null })] },
    [],
  ],
])('a plan covers %s', (_case, plan, members) => {
  expect(covered(plan)).toEqual(members)
})

test('a place gives access from its acceptance to its end', () => {
  const seats = [seat('a', 1, { endedAt: day(9) })]
  const on = (days: number) => covered({ held: PREMIUM, seats }, day(days))
  expect([on(0.5), on(1), on(8.9), on(9)]).toEqual([[], ['a'], ['a'], []])
})

test('two of one moment keep their order', () => {
  const seats = [seat('b', 1), seat('a', 1)]
  expect(covered({ held: held('team', 2), seats })).toEqual(['a'])
  expect(covered({ held: held('team', 2), seats: seats.toReversed() })).toEqual(['a'])
})

const shared = (plan: Entitlement | undefined, holderId = 'holder'): SharedPlan => ({
  holderId,
  held: plan,
  seats: [seat('ann', 1)],
})

test.each<
  [string, { own?: Entitlement; plans: SharedPlan[]; given: [string, string] | undefined }]
>([
  ['nothing', { plans: [], given: undefined }],
  ['what is paid for', { own: held('basic', 1), plans: [], given: ['basic', 'ann'] }],
  ['the plan of another', { plans: [shared(PREMIUM)], given: ['premium', 'holder'] }],
  ['nothing of a plan that is over', { plans: [shared(undefined)], given: undefined }],
  [
    'a larger plan of another before a smaller own one',
    { own: held('basic', 1), plans: [shared(PREMIUM)], given: ['premium', 'holder'] },
  ],
  [
    'a larger own plan before another’s',
    { own: PREMIUM, plans: [shared(held('team', 3))], given: ['premium', 'ann'] },
  ],
  [
    'the own one of two equal plans, though it ends earlier',
    { own: PREMIUM, plans: [shared(held('premium', 5, day(700)))], given: ['premium', 'ann'] },
  ],
  [
    'of two others’ plans the one that ends later',
    {
      plans: [shared(PREMIUM), shared(held('premium', 5, day(700)), 'later')],
      given: ['premium', 'later'],
    },
  ],
])('access is %s', (_case, { own, plans, given }) => {
  const { plan, holderId } = access({ userId: 'ann', own, shared: plans }, day(30)) ?? {}
  expect(plan && [plan, holderId]).toEqual(given)
})

/** Whoever may buy, is paid back or gives up paid time is asked for what they have paid for, as is a holder whose plan covers others; everybody else asks for access. */
const MONEY = [
  'services/declarations/withdrawable.ts',
  'services/entitlement/access.ts',
  'services/entitlement/paid-rows.ts',
  'services/purchase/pay-attempt.ts',
  'services/purchase/take-attempt-outcome.ts',
  'services/refunds/record-refund.ts',
  'services/seats/notify-members.ts',
  'services/seats/people.ts',
  'services/web-app/billing/billing-page.ts',
  'services/web-app/billing/close-page.ts',
]

test('nothing but money and a holder’s list asks for what an account has paid for itself', () => {
  const asking = globSync('{services,features,lib,app}/**/*.{ts,tsx}').filter((file) =>
    /\b(?:entitlementOf|entitlementOfAddress|paidRowsOf)\(/.test(readFileSync(file, 'utf8')),
  )
  expect(asking.toSorted().filter((file) => !MONEY.includes(file))).toEqual([])
})
