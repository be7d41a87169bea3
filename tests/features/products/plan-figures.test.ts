import { expect, it } from 'vitest'
import {
  BREAD_SHARES,
  FORECAST,
  FUNDING,
  HALF_YEARS,
  sumOf,
} from '#features/products/plan-figures.ts'

const YEARS = [0, 1, 2] as const

it('spends what comes in, to the last cent', () => {
  expect(sumOf(Object.values(FUNDING.uses))).toBe(sumOf(Object.values(FUNDING.sources)))
})

it('shares out the whole market', () => {
  expect(sumOf(Object.values(BREAD_SHARES))).toBeCloseTo(1)
})

it('leaves something in each year, and more each time', () => {
  const left = YEARS.map((year) => sumOf(Object.values(FORECAST).map((row) => row[year])))
  expect(left.every((amount) => amount > 0)).toBe(true)
  expect(left).toEqual(left.toSorted((a, b) => a - b))
})

it('sells in two half-years what it sells in the year', () => {
  const years = YEARS.map((year) => sumOf(HALF_YEARS.slice(2 * year, 2 * year + 2)))
  expect(years).toEqual(FORECAST.sales)
})
