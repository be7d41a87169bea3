import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { NET_OF_REFUND, quoted, startOf } from './pages-question.ts'

/** Days of whose views the pace of a page before its experiment is taken. */
export const PACE_DAYS = 28

const dayOf = (moment: string) =>
  `to_char(${moment} at time zone '${BOOKS_TIME_ZONE}', 'YYYY-MM-DD')`

const list = (question: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from (${question}) rows)`

type ExperimentQuery = { name: string; record: ExperimentRecord }

const viewsOf = ({ page, languages }: ExperimentRecord) => {
  const shown = LOCALE_CODES.filter((code) => languages.includes(code))
  const paths = shown.map((code) => quoted(code === DEFAULT_LOCALE ? page : `/${code}${page}`))
  return `(select coalesce(sum(count), 0) from report_event_counts where name = 'landing view' and path in (${paths.join(', ')})
    and "timestamp" > now() - interval '${PACE_DAYS} days')`
}

/**
 * One row with everything that is counted of an experiment since its start: exposures by arm and split, accounts by arm, what each
 * buyer paid, and the views of its page. Buyers are numbers, by which no account is found.
 */
export const experimentQuestion = ({ name, record }: ExperimentQuery): string => {
  const [id, start] = [quoted(name), startOf(record.start)]
  const exposures = `
    select arm, language, device, browser, ${dayOf('happened_at')} as day, count(*) as visitors
    from experiment_exposures where experiment = ${id} and happened_at >= ${start} group by 1, 2, 3, 4, 5`
  const signUps = `
    select experiments->>${id} as arm, ${dayOf('created_at')} as day, count(*) as accounts
    from users where experiments->>${id} is not null and created_at >= ${start} group by 1, 2`
  const sales = `
    select experiments->>${id} as arm, dense_rank() over (order by user_id) as buyer, kind = 'first' as "isFirst",
      quote->>'plan' as plan, currency, paid_at as at,
      amount - coalesce((select sum(${NET_OF_REFUND}) from refunds where order_number = number), 0) as net
    from orders where experiments->>${id} is not null and paid_at >= ${start}`
  return `select ${list(exposures)} as exposures, ${list(signUps)} as "signUps", ${list(sales)} as sales, ${viewsOf(record)} as views`
}
