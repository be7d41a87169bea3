import * as z from 'zod/mini'
import {
  type ExperimentCounts,
  type ExperimentReading,
  readExperiment,
} from '#features/experiments/experiment-reading.ts'
import { type Verdict, verdictOf } from '#features/experiments/verdict.ts'
import { writtenShare } from '#features/experiments/written-measures.ts'
import { currencySchema } from '#features/pricing/money.ts'
import { CURRENT_BOOK, priceRow } from '#features/pricing/price.ts'
import { type Currency, DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { bookDay, startOfBookDay } from '#lib/util/book-day.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Row } from '#services/db/read-rows.ts'
import { experimentQuestion, PACE_DAYS } from './experiment-question.ts'
import type { NamedExperiment } from './experiment-records.ts'

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
export const nobodyYet = ({ arms }: ExperimentReading): string => {
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
