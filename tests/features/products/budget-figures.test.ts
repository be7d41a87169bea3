import { expect, it } from 'vitest'
import { BUDGET, drawnMoney, INCOME } from '#features/products/budget-figures.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { sum } from '#lib/util/sum.ts'

it('leaves money at the end of the drawn month, and one account over its budget', () => {
  const accounts = Object.values(BUDGET)
  const spent = sum(accounts.map((account) => account.spent))
  expect(sum(Object.values(INCOME))).toBeGreaterThan(spent)
  expect(accounts.filter((account) => account.spent > account.planned)).toEqual([BUDGET.energy])
})

it.each(LOCALE_CODES)(
  'are in the currency of the clauses of their language: %s',
  async (locale) => {
    const { caterer } = await loadClauseWords(locale)
    const sign = drawnMoney(locale)
      .format(1)
      .replaceAll(/[\d\s]/g, '')
    expect(sign).toMatch(/\S/)
    expect(caterer.text).toContain(sign)
  },
)

it('have the sign of the euro behind the figure in Spanish', () => {
  expect(drawnMoney('es').format(6735)).toBe('6735\u00A0€')
})
