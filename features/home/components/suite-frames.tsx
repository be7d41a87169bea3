import { BUDGET, INCOME } from '#features/products/budget-figures.ts'
import { sumOf } from '#features/products/plan-figures.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

const DAY_MS = 86_400_000
const SAVED = Date.UTC(2027, 2, 12)
/** The day that the drawn week marks; what is due then and after falls on working days. */
const WEDNESDAY = Date.UTC(2026, 2, 11)
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const
/** The accounts of the drawn month that the forecast has rows for, in its order. */
const ACCOUNTS = [BUDGET.goods, BUDGET.wages, BUDGET.rent, BUDGET.marketing] as const
const LEFT =
  sumOf(Object.values(INCOME)) - sumOf(Object.values(BUDGET).map((account) => account.spent))

/** Files of a drive with the day on which each was saved. */
export const DriveFrame = ({ words, locale }: { words: DocumentWords; locale: Locale }) => {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const files = [words.contract, words.plan, words.spreadsheet, words.invoice, words.handbook]
  return (
    <div className="frame">
      {files.map(({ title }, at) => (
        <span key={title} className="frame-row">
          <i className="file" />
          {title}
          <small>{day.format(SAVED - at * 2 * DAY_MS)}</small>
        </span>
      ))}
    </div>
  )
}

/** Tasks with the day on which each is due; the first one is done. */
export const DashboardFrame = ({ tasks, locale }: { tasks: string[]; locale: Locale }) => {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className="frame">
      <div className="week">
        {WEEK.map((at) => (
          <span key={at}>
            {day.format(WEDNESDAY + (at - 2) * DAY_MS)}
            <b>{at + 9}</b>
          </span>
        ))}
      </div>
      {tasks.map((task, at) => (
        <span key={task} className="frame-row">
          <i className="tick" />
          {task}
          <small>{day.format(WEDNESDAY + at * DAY_MS)}</small>
        </span>
      ))}
    </div>
  )
}

/** A file sent along, a question about it, and the answer. */
export const ChatFrame = (props: { file: string; question: string; answer: string }) => {
  const { file, question, answer } = props
  return (
    <div className="chat">
      <span className="frame-row">
        <i className="file" />
        {file}
      </span>
      <p>{question}</p>
      <p>{answer}</p>
    </div>
  )
}

/** What is left of the month that the page of the budgeting app shows, and how much of each budget is used. */
export const BudgetFrame = (props: { words: DocumentWords; left: string; locale: Locale }) => {
  const { words, left, locale } = props
  const money = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return (
    <div className="frame budget">
      <p>
        <strong>{money.format(LEFT)}</strong> {left}
      </p>
      {words.spreadsheet.rows.slice(2).map((row, at) => (
        <span key={row} className="frame-row">
          {row}
          <progress value={ACCOUNTS[at]?.spent} max={ACCOUNTS[at]?.planned} />
        </span>
      ))}
    </div>
  )
}
