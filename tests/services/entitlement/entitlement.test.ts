import { expect, test } from 'vitest'
import {
  entitlement,
  hasTimeLeft,
  lastPeriodOf,
  type PaidRow,
} from '#services/entitlement/entitlement.ts'

const START = Date.parse('2026-11-25T12:00:00Z')

/** So many days after the first payment. */
const day = (days: number) => new Date(START + days * 86_400_000)

const SUBSCRIPTION = 'sub_1'

const year = (change: Partial<PaidRow> & { end?: Date } = {}): PaidRow => {
  const end = change.end ?? day(365)
  return {
    source: 'first',
    contract: SUBSCRIPTION,
    kind: 'first',
    plan: 'basic',
    seats: 1,
    start: day(0),
    paidUntil: end,
    takenAt: null,
    isDisputed: false,
    ...change,
    end,
  }
}

const upgrade = (change: Partial<PaidRow> = {}): PaidRow =>
  year({ source: 'upgrade', kind: 'change', plan: 'premium', seats: 5, start: day(3), ...change })

const renewal = (change: Partial<PaidRow> = {}): PaidRow =>
  year({ source: 'renewal', kind: 'renewal', start: day(365), end: day(730), ...change })

const market = (change: Partial<PaidRow> = {}): PaidRow =>
  year({ source: 'ABCD1234', contract: 'clickbank-basic', kind: 'marketplace', ...change })

type Held = { plan: string; source: string; endsAt: Date } | undefined

const basic = (source: string, endsAt: Date): Held => ({ plan: 'basic', source, endsAt })

const premium = (source: string, endsAt: Date): Held => ({ plan: 'premium', source, endsAt })

test.each<[string, { rows: PaidRow[]; at: Date; held: Held }]>([
  ['nothing', { rows: [], at: day(1), held: undefined }],
  ['a year, from its payment', { rows: [year()], at: day(0), held: basic('first', day(365)) }],
  ['a year, not at its end', { rows: [year()], at: day(365), held: undefined }],
  [
    'a year with an upgrade',
    { rows: [year(), upgrade()], at: day(4), held: premium('first', day(365)) },
  ],
  [
    'a year before its upgrade',
    { rows: [year(), upgrade()], at: day(2), held: basic('first', day(365)) },
  ],
  [
    'the newest of two changes',
    {
      rows: [
        year(),
        upgrade({ plan: 'team', seats: 3 }),
        upgrade({ source: 'second', start: day(5) }),
      ],
      at: day(6),
      held: premium('first', day(365)),
    },
  ],
  [
    'an upgrade that was withdrawn from: the plan of before (row 1)',
    {
      rows: [year(), upgrade({ takenAt: day(5) })],
      at: day(6),
      held: basic('first', day(365)),
    },
  ],
  [
    'a contract that was withdrawn from, with its upgrade (row 2)',
    {
      rows: [year({ takenAt: day(5) }), upgrade({ takenAt: day(5) })],
      at: day(6),
      held: undefined,
    },
  ],
  [
    'an upgrade whose year was taken: it gives no time of its own',
    { rows: [year({ takenAt: day(5) }), upgrade()], at: day(6), held: undefined },
  ],
  [
    'a period that a late notice has moved, once (row 3)',
    {
      rows: [year({ end: day(386), paidUntil: day(365) })],
      at: day(380),
      held: basic('first', day(386)),
    },
  ],
  [
    'a subscription that has gone back beside a sale of the marketplace (row 4)',
    {
      rows: [year({ takenAt: day(10) }), market({ start: day(6), end: day(371) })],
      at: day(11),
      held: basic('ABCD1234', day(371)),
    },
  ],
  [
    'a failed renewal: nothing until it is paid, then a year from that day (row 5)',
    {
      rows: [year(), renewal({ start: day(368), end: day(733) })],
      at: day(367),
      held: undefined,
    },
  ],
  [
    'a renewal that came in after it was stopped: it never gave any (row 6)',
    { rows: [year(), renewal({ takenAt: day(365) })], at: day(366), held: undefined },
  ],
  [
    'a second year whose first went back (row 7)',
    {
      rows: [year({ takenAt: day(370) }), renewal()],
      at: day(371),
      held: basic('renewal', day(730)),
    },
  ],
  [
    'two years without a gap, to the end of the second',
    { rows: [year(), renewal()], at: day(300), held: basic('first', day(730)) },
  ],
  [
    'what a bank is asked about: nothing of that contract',
    { rows: [year({ isDisputed: true })], at: day(3), held: undefined },
  ],
  [
    'what a bank is asked about, beside another contract',
    {
      rows: [year({ isDisputed: true, plan: 'premium' }), market()],
      at: day(3),
      held: basic('ABCD1234', day(365)),
    },
  ],
  [
    'the larger plan of two contracts, and not the longer one',
    {
      rows: [year({ plan: 'premium', seats: 5 }), market({ end: day(500) })],
      at: day(3),
      held: premium('first', day(365)),
    },
  ],
  [
    'the longer one of two contracts of a plan',
    { rows: [year(), market({ end: day(500) })], at: day(3), held: basic('ABCD1234', day(500)) },
  ],
  [
    'a change of another contract: it lifts its own alone',
    {
      rows: [year({ takenAt: day(4) }), upgrade(), market()],
      at: day(5),
      held: basic('ABCD1234', day(365)),
    },
  ],
])('%s', (_case, { rows, at, held }) => {
  const { plan, source, endsAt } = entitlement(rows, at) ?? {}
  expect(held === undefined ? undefined : { plan, source, endsAt }).toEqual(held)
  expect(entitlement(rows, at) === undefined).toBe(held === undefined)
})

test('a contract renews for what is left of its last period, whatever a bank is asked', () => {
  const rows = [year(), upgrade({ takenAt: day(5) }), upgrade({ source: 'team', plan: 'team' })]
  expect(lastPeriodOf(rows, SUBSCRIPTION)).toMatchObject({ plan: 'team', periodEnd: day(365) })
  expect(lastPeriodOf(rows.slice(0, 2), SUBSCRIPTION)).toMatchObject({ plan: 'basic', seats: 1 })
  const renewed = [...rows, renewal({ isDisputed: true })]
  expect(lastPeriodOf(renewed, SUBSCRIPTION)).toMatchObject({
    plan: 'basic',
    periodStart: day(365),
    periodEnd: day(730),
  })
  expect(lastPeriodOf(renewed, 'sub_2')).toBeUndefined()
})

test('a contract of which all went back is still known by its last period, and has no time left', () => {
  const rows = [year({ takenAt: day(3) }), upgrade()]
  expect(lastPeriodOf(rows, SUBSCRIPTION)).toMatchObject({ periodEnd: day(365) })
  const asked = { contract: SUBSCRIPTION, now: day(4) }
  expect(hasTimeLeft(rows, asked)).toBe(false)
  expect(hasTimeLeft([year()], asked)).toBe(true)
  expect(hasTimeLeft([year()], { contract: SUBSCRIPTION, now: day(365) })).toBe(false)
  expect(hasTimeLeft([market()], asked)).toBe(false)
})
