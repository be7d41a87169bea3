import { expect, it } from 'vitest'
import { mayBeWithdrawn } from '#features/leaving/withdrawal-period.ts'

const may = (paid: string, now: string, zone = 'UTC') =>
  mayBeWithdrawn({ paidAt: new Date(paid), now: new Date(now), zone, days: 14 })

it.each([
  ['at once', '2026-11-02T10:00:00Z', '2026-11-02T10:00:01Z', true],
  ['on the last day, west of Greenwich', '2026-11-02T10:00:00Z', '2026-11-17T11:59:59Z', true],
  ['a day later', '2026-11-02T10:00:00Z', '2026-11-17T12:00:00Z', false],
  ['on the Monday after a last Saturday', '2026-11-07T10:00:00Z', '2026-11-23T23:00:00Z', true],
  ['on the Monday after a last Sunday', '2026-11-08T10:00:00Z', '2026-11-23T23:00:00Z', true],
  ['on the Tuesday after one', '2026-11-08T10:00:00Z', '2026-11-24T12:00:00Z', false],
])('an order may be withdrawn from %s: %s, %s', (_case, paid, now, expected) => {
  expect(may(paid, now)).toBe(expected)
})

it('counts from the day that the consumer read at the purchase', () => {
  // In Tokyo it was the third: the last day is the seventeenth, which ends there at 15:00 UTC.
  const paid = '2026-11-02T20:00:00Z'
  expect(may(paid, '2026-11-17T14:59:59Z', 'Asia/Tokyo')).toBe(true)
  expect(may(paid, '2026-11-17T14:59:59Z', 'America/Los_Angeles')).toBe(false)
})
