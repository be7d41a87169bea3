import { expect, it } from 'vitest'
import { BUDGET, VAN } from '#features/products/budget-figures.ts'
import { BudgetUse, USES } from '#features/products/components/budgeto/budgeto-view.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const figures = () =>
  [...document.querySelectorAll('.budget-strip b')].map(({ textContent }) =>
    Number(textContent.replace('\u2212', '-').replaceAll(/[$,]/g, '')),
  )

it.each(USES)('what follows from the two figures of the %s is computed', async (name) => {
  await putServerHtml(<BudgetUse name={name} locale="en" />)
  const [first = 0, second = 0, result] = figures()
  expect(result).toBe(name === 'plumber' ? first / second : first - second)
  expect(document.querySelector('.budget-strip')?.getAttribute('aria-hidden')).toBe('true')
})

it('draws the account that is over its budget, and an hour of the van in whole dollars', async () => {
  await putServerHtml(<BudgetUse name="cafe" locale="en" />)
  expect(figures()).toEqual([BUDGET.energy.planned, BUDGET.energy.spent, -135])
  expect(Number.isInteger(VAN.week / VAN.hours)).toBe(true)
})
