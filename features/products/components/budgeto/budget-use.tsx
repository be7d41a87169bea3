import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat, withMinus } from '#lib/i18n/number-format.ts'
import { sum } from '#lib/util/sum.ts'
import { BUDGET, drawnMoney, INCOME, VAN } from '../../budget-figures.ts'

/** The users of the drawn month, in the order of the page. */
export const USES = ['cafe', 'plumber', 'agency'] as const

type Use = (typeof USES)[number]
type Figure = readonly [name: string, value: string]

/** Two figures and what follows from them; what is computed is never typed. */
const figuresOf = async (locale: Locale): Promise<Readonly<Record<Use, readonly Figure[]>>> => {
  const t = await getTranslations({ locale, namespace: 'budgeto.uses' })
  const month = await getTranslations({ locale, namespace: 'budgetScreen' })
  const format = drawnMoney(locale)
  // A minus as it is set, which no language of ours writes by itself.
  const money = (amount: number) => withMinus(format.format(amount))
  const { planned, spent } = BUDGET.energy
  const income = sum(Object.values(INCOME))
  const costs = sum(Object.values(BUDGET).map((account) => account.spent))
  return {
    cafe: [
      [month('planned'), money(planned)],
      [month('spent'), money(spent)],
      [t('cafe.result'), money(planned - spent)],
    ],
    plumber: [
      [t('plumber.week'), money(VAN.week)],
      [t('plumber.hours'), numberFormat(locale).format(VAN.hours)],
      [t('plumber.result'), money(VAN.week / VAN.hours)],
    ],
    agency: [
      [month('totals.income'), money(income)],
      [month('totals.spent'), money(costs)],
      [month('totals.left'), money(income - costs)],
    ],
  }
}

/** The figures that one of the three looks at, as a strip of the screen; for the eye alone (S2 §2.2). */
export const BudgetUse = async ({ name, locale }: { name: Use; locale: Locale }) => {
  const figures = await figuresOf(locale)
  return (
    <div className="leaf budget-strip" aria-hidden="true">
      {figures[name].map(([label, value]) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </div>
  )
}
