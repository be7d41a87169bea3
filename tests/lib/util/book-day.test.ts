import { expect, it } from 'vitest'
import { bookDay, dayAfter, startOfBookDay } from '#lib/util/book-day.ts'

it.each([
  ['2026-12-01', '2026-12-01T05:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  // The clock is changed at two in the morning of these days.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins at midnight in Toronto', (day, begins) => {
  const moment = startOfBookDay(day)
  expect(new Date(moment).toISOString()).toBe(begins)
  expect(bookDay(new Date(moment))).toBe(day)
  expect(bookDay(new Date(moment - 1)) < day).toBe(true)
})

it('counts days by the calendar, also where the clock is changed meanwhile', () => {
  const day = bookDay(new Date('2026-10-15T04:15:00Z'))
  expect([day, dayAfter(day, 28), dayAfter(day, -15)]).toEqual([
    '2026-10-15',
    '2026-11-12',
    '2026-09-30',
  ])
})
