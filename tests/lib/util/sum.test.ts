import { expect, it } from 'vitest'
import { sum, sumOf } from '#lib/util/sum.ts'

it('adds numbers up, and what rows give', () => {
  expect(sum([1, 2, 39])).toBe(42)
  expect(sumOf([{ cents: 250 }, { cents: -50 }], ({ cents }) => cents)).toBe(200)
  expect(sum([])).toBe(0)
})
