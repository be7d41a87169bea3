import * as z from 'zod/mini'
import {
  type ExperimentCounts,
  type ExperimentReading,
  readExperiment,
} from '#features/experiments/experiment-reading.ts'
import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { type Verdict, verdictOf } from '#features/experiments/verdict.ts'
import { writtenShare } from '#features/experiments/written-measures.ts'
import { currencySchema } from '#features/pricing/money.ts'
import { CURRENT_BOOK, priceRow } from '#features/pricing/price.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { type Currency, DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { LOCALE_CODES, DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { bookDay, startOfBookDay } from '#lib/util/book-day.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Row } from '#services/db/read-rows.ts'
import type { NamedExperiment } from './experiment-records.ts'
import { NET_OF_REFUND, quoted, startOf } from './pages-question.ts'

/** Days of whose views the pace of a page before its experiment is taken. */
const PACE_DAYS = 28

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

/** One row with all that is counted of an experiment since its start; buyers are numbers, by which no account is found. */
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

const count = z.int().check(z.gte(0))

const day = z.iso.date()

const sale = z.object({
  arm: z.string(),
  buyer: count,
  isFirst: z.boolean(),
  plan: z.enum(PLAN_IDS),
  currency: currencySchema,
  at: z.iso.datetime({ offset: true }),
  net: z.number(),
})

type Sale = z.infer<typeof sale>

const answer = z.object({
  exposures: z.array(
    z.object({
      arm: z.string(),
      language: z.string(),
      device: z.string(),
      browser: z.string(),
      day,
      visitors: count,
    }),
  ),
  signUps: z.array(z.object({ arm: z.string(), day, accounts: count })),
  sales: z.array(sale),
  views: z.coerce.number(),
})

const listPrice = ({ plan, at }: Sale, currency: Currency): number | undefined =>
  priceRow(CURRENT_BOOK, { plan, currency, at: new Date(at) })?.yearly

/** An amount in cents of the dollar by what the plan costs here and there: the price list is the one rate that all arms share. What it has no price for brings nothing. */
const inCents = (sold: Sale): number => {
  if (sold.currency === DEFAULT_CURRENCY) return sold.net
  const [here, there] = [listPrice(sold, sold.currency), listPrice(sold, DEFAULT_CURRENCY)]
  return here === undefined || there === undefined ? 0 : (sold.net * there) / here
}

type Buyer = ExperimentCounts['buyers'][number]

const buyersOf = (sales: readonly Sale[]): Buyer[] => {
  const buyers = new Map<string, Buyer>()
  for (const sold of sales) {
    const key = `${sold.arm}/${sold.buyer}`
    const before = buyers.get(key) ?? { arm: sold.arm, isNew: false, orders: 0, net: 0 }
    buyers.set(key, {
      arm: sold.arm,
      isNew: before.isNew || sold.isFirst,
      orders: before.orders + 1,
      net: before.net + inCents(sold),
    })
  }
  return [...buyers.values()]
}

/** The content of a row of `experimentQuestion`: counts, and the views of the page in the last days. */
const experimentCounts = (rows: readonly Row[]): { counts: ExperimentCounts; views: number } => {
  const { exposures, signUps, sales, views } = answer.parse(rows[0])
  return { counts: { exposures, signUps, buyers: buyersOf(sales) }, views }
}

/** An experiment as reports show it. */
export type ShownExperiment = {
  name: string
  counts: ExperimentCounts
  reading: ExperimentReading
  verdict: Verdict
  /** Visitors a day: those of the experiment, or else the views of its page in the last weeks; 0 where nobody came. */
  pace: number
  /** Days until the planned visitors have come; null where nobody comes. */
  daysLeft: number | null
}

type Asking = {
  /** Answers a question in SQL. */
  ask: (question: string) => Promise<readonly Row[]>
  now: Date
}

const paceOf = (
  { record, visitors }: ExperimentReading,
  { views, now }: { views: number; now: Date },
) => {
  const days = Math.max(1, (now.getTime() - startOfBookDay(record.start)) / DAY_MS)
  return visitors > 0 ? visitors / days : (views / PACE_DAYS) * (1 - record.holdout)
}

/** The command that ends an experiment with an arm. */
export const decideCommand = (name: string, arm: string): string =>
  `npm run experiment:decide -- ${name} ${arm}`

/** A sentence on whether visitors are divided as planned; empty until somebody came. */
export const writtenRatio = ({ visitors, ratio }: ExperimentReading): string => {
  if (visitors === 0) return 'no visitor yet'
  return ratio.isBroken ? 'broken' : 'as planned'
}

/** The sentence shown in place of figures that are all zero. */
export const noExposuresYet = ({ arms }: ExperimentReading): string => {
  const planned = arms.map(({ name, share }) => `${name} ${writtenShare(share)}`)
  return `Nobody was shown an arm yet; planned are ${planned.join(', ')}.`
}

/** Asks for everything that is counted of an experiment, and reads it. */
export const showExperiment = async (
  { name, record }: NamedExperiment,
  { ask, now }: Asking,
): Promise<ShownExperiment> => {
  const { counts, views } = experimentCounts(await ask(experimentQuestion({ name, record })))
  const reading = readExperiment({ record, counts, today: bookDay(now) })
  const pace = paceOf(reading, { views, now })
  const left = Math.max(0, reading.planned - reading.visitors)
  return {
    name,
    counts,
    reading,
    verdict: verdictOf(reading),
    pace,
    daysLeft: pace > 0 ? Math.ceil(left / pace) : null,
  }
}
