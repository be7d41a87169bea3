import { expect, it } from 'vitest'
import { BREAD_SHARES, FORECAST, FUNDING, HALF_YEARS } from '#features/products/plan-figures.ts'
import { sum } from '#lib/util/sum.ts'

const YEARS = [0, 1, 2] as const

it('spends what comes in, to the last cent', () => {
  expect(sum(Object.values(FUNDING.uses))).toBe(sum(Object.values(FUNDING.sources)))
})

it('shares out the whole market', () => {
  expect(sum(Object.values(BREAD_SHARES))).toBeCloseTo(1)
})

it('leaves something in each year, and more each time', () => {
  const left = YEARS.map((year) => sum(Object.values(FORECAST).map((row) => row[year])))
  expect(left.every((amount) => amount > 0)).toBe(true)
  expect(left).toEqual(left.toSorted((a, b) => a - b))
})

it('sells in two half-years what it sells in the year', () => {
  const years = YEARS.map((year) => sum(HALF_YEARS.slice(2 * year, 2 * year + 2)))
  expect(years).toEqual(FORECAST.sales)
})
