import { expect, it } from 'vitest'
import { monthsBetween } from '../../../scripts/orders/months.ts'

it.each([
  ['2026-01', '2026-03', '2026-01-01', '2026-04-01'],
  ['2026-12', '2026-12', '2026-12-01', '2027-01-01'],
])('counts whole months from %s to %s', (first, last, from, until) => {
  expect(monthsBetween(first, last)).toEqual({ from, until })
})

it.each([
  ['2026-13', '2026-13'],
  ["2026-01'; drop table orders", '2026-02'],
  ['2026-03', '2026-01'],
])('refuses %s to %s', (first, last) => {
  expect(() => monthsBetween(first, last)).toThrow(/Write a month|is before/)
})
