import { expect, it } from 'vitest'
import { BUDGET, INCOME } from '#features/products/budget-figures.ts'
import { sumOf } from '#features/products/plan-figures.ts'

it('leaves money at the end of the drawn month, and one account over its budget', () => {
  const accounts = Object.values(BUDGET)
  const spent = sumOf(accounts.map((account) => account.spent))
  expect(sumOf(Object.values(INCOME))).toBeGreaterThan(spent)
  expect(accounts.filter((account) => account.spent > account.planned)).toEqual([BUDGET.energy])
})
