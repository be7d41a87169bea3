import { expect, it } from 'vitest'
import { BudgetScreen } from '#features/products/components/budgeto/budget-screen.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { putServerHtml } from '../../support/server-html.ts'

it.each(LOCALE_CODES)(
  'shows in %s what is spent over the budget, in bar and figure',
  async (locale) => {
    await putServerHtml(<BudgetScreen locale={locale} />)
    const over = [...document.querySelectorAll('.is-over')]
    expect(over).toHaveLength(1)
    const bar = over[0]?.querySelector('progress')
    expect([bar?.value, bar?.max]).toEqual([1600, 1735])
    expect(over[0]?.lastElementChild?.textContent).toMatch(/^\u2212[^-]*135[^-]*$/)
  },
)

it('draws a month that is over', async () => {
  await putServerHtml(<BudgetScreen locale="en" />)
  const [, month = ''] =
    /Bakery(.*)$/.exec(document.querySelector('.budget-bar')?.textContent ?? '') ?? []
  expect(Date.parse(`1 ${month}`)).toBeLessThan(Date.now())
})
