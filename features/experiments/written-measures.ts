import type { Interval } from './confidence-sequence.ts'
import type { Metric } from './experiment-record.ts'

const counts = new Intl.NumberFormat('en')
const shares = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const rates = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

/** `39,497`. */
export const writtenCount = (count: number): string => counts.format(Math.round(count))

/** `20%`, with a decimal where there is one. */
export const writtenShare = (share: number): string => shares.format(share)

/** `4.52%` of visitors, or `$1.20` a visitor, from cents. */
export const writtenMean = (mean: number, metric: Metric): string =>
  metric === 'revenue' ? money.format(mean / 100) : rates.format(mean)

/** The size of a difference: `0.31 points`, or `$0.12` from cents. */
export const writtenLength = (length: number, metric: Metric): string =>
  metric === 'revenue' ? money.format(length / 100) : `${(100 * length).toFixed(2)} points`

/** The interval of a difference that is on one side of zero, without its sign: `0.31 to 1.52 points`. */
export const writtenDifference = ({ low, high }: Interval, metric: Metric): string => {
  const [least, most] = high <= 0 ? [-high, -low] : [low, high]
  return `${writtenLength(least, metric).replace(' points', '')} to ${writtenLength(most, metric)}`
}
