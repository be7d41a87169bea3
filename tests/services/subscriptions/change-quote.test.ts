import { describe, expect, test } from 'vitest'
import { shareLeft } from '#services/subscriptions/change-quote.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

const year = {
  periodStart: new Date('2026-11-27T09:30:00Z'),
  periodEnd: new Date('2027-11-27T09:30:00Z'),
}

const leapYear = {
  periodStart: new Date('2027-11-27T09:30:00Z'),
  periodEnd: new Date('2028-11-27T09:30:00Z'),
}

/** What is left of 299.88 so many milliseconds after the start. */
const left = (after: number, period = year) =>
  shareLeft(period, { amount: 299_88, now: new Date(period.periodStart.getTime() + after) })

const daysOf = (days: number, whole = 365) => Math.round((299_88 * days) / whole)

describe('the share of a year that is left', () => {
  test('is all of it for the first 24 hours', () => {
    expect([0, 1, 20 * 60_000, DAY_MS - 1].map((after) => left(after))).toEqual(
      Array.from({ length: 4 }, () => 299_88),
    )
  })

  test('is that of whole days afterwards, the one that has begun among them', () => {
    expect([DAY_MS, DAY_MS + HOUR_MS, 2 * DAY_MS - 1].map((after) => left(after))).toEqual(
      Array.from({ length: 3 }, () => daysOf(364)),
    )
    expect(left(100 * DAY_MS)).toBe(daysOf(265))
    expect(left(100 * DAY_MS, leapYear)).toBe(daysOf(266, 366))
    expect(left(365 * DAY_MS - 1)).toBe(daysOf(1))
  })

  test('is never more than all, and nothing once the period is over', () => {
    expect(left(-DAY_MS)).toBe(299_88)
    expect([365 * DAY_MS, 400 * DAY_MS].map((after) => left(after))).toEqual([0, 0])
  })

  test('stays below all of it where a late notice has moved the end by part of a day', () => {
    const { periodStart, periodEnd } = year
    const moved = { periodStart, periodEnd: new Date(periodEnd.getTime() + 5 * HOUR_MS) }
    expect(left(360 * DAY_MS, moved)).toBe(daysOf(6, 366))
    expect(left(365 * DAY_MS + 5 * HOUR_MS, moved)).toBe(0)
  })
})
