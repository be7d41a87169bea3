import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { withMinus } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { sum } from '#lib/util/sum.ts'
import { BUDGET, BUDGET_MONTH, drawnMoney, INCOME } from '../../budget-figures.ts'

/** The screen of the budgeting app for one month; what it shows adds up. */
export const BudgetScreen = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'budgetScreen' })
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const money = drawnMoney(locale)
  // A minus as it is set, which no language of ours writes by itself.
  const written = (amount: number) => withMinus(money.format(amount))
  const accounts = Object.values(BUDGET)
  const income = sum(Object.values(INCOME))
  const spent = sum(accounts.map((account) => account.spent))
  const totals = { income, spent, left: income - spent }
  return (
    <div className="leaf lifted budget-screen">
      <p className="budget-bar">
        <strong>{t('company')}</strong>
        {month.format(BUDGET_MONTH)}
      </p>
      <dl>
        {keysOf(totals).map((name) => (
          <div key={name}>
            <dt>{t(`totals.${name}`)}</dt>
            <dd>{money.format(totals[name])}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('planned')}</th>
            <th scope="col">{t('spent')}</th>
            <th scope="col">{t('open')}</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(BUDGET).map((name) => {
            const { planned, spent: used } = BUDGET[name]
            return (
              <tr key={name} className={used > planned ? 'is-over' : undefined}>
                <th scope="row">
                  {t(`accounts.${name}`)}
                  <progress
                    className="bar"
                    value={Math.min(used, planned)}
                    max={Math.max(used, planned)}
                    aria-hidden="true"
                  />
                </th>
                <td>{money.format(planned)}</td>
                <td>{money.format(used)}</td>
                <td>{written(planned - used)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
