import { ERROR_RATE, marginAt, plannedMargin } from './confidence-sequence.ts'
import { CONTROL, type ExperimentRecord } from './experiment-record.ts'

/** The share of experiments with the least lift in which it is found by the planned number of visitors. */
export const POWER = 0.8

/** The quantile of the normal distribution at `POWER`. */
const POWER_QUANTILE = 0.8416

/**
 * Mean square of an order's value to the square of its mean: what plans of different prices add to the variance of revenue. The
 * price list has 1.3 (its plans bought alike often); orders of several seats make it more.
 */
const VALUE_SPREAD = 1.5

type Planned = Pick<ExperimentRecord, 'arms' | 'metric' | 'baseRate' | 'leastLift'>

/** The share of false findings that each comparison with control may have: that of the experiment, divided (Bonferroni). */
export const alphaOf = ({ arms }: Pick<ExperimentRecord, 'arms'>): number =>
  ERROR_RATE / (Object.keys(arms).length - 1)

/** The share of visitors that each arm is meant to have. */
export const plannedShares = ({
  arms,
}: Pick<ExperimentRecord, 'arms'>): Readonly<Record<string, number>> => {
  const all = Object.values(arms).reduce((sum, { weight }) => sum + weight, 0)
  return Object.fromEntries(Object.entries(arms).map(([name, { weight }]) => [name, weight / all]))
}

/** Of one visitor; revenue is counted in orders of mean value, so that the lift is one of their number. */
const varianceAt = (rate: number, metric: Planned['metric']): number =>
  metric === 'revenue' ? rate * VALUE_SPREAD - rate * rate : rate * (1 - rate)

/**
 * Visitors of all arms together after which the least lift is found in 80 of 100 experiments: the difference is then as long as the
 * radius of the interval and the quantile of the power together. Who looks every day finds it no later.
 */
export const visitorsNeeded = (record: Planned): number => {
  const { metric, baseRate, leastLift } = record
  const lifted = Math.min(baseRate * (1 + leastLift), 1)
  const reach = plannedMargin(alphaOf(record)) + POWER_QUANTILE
  const shares = plannedShares(record)
  const ofControl = varianceAt(baseRate, metric) / (shares[CONTROL] ?? 1)
  const needed = Object.entries(shares)
    .filter(([name]) => name !== CONTROL)
    .map(([, share]) => varianceAt(lifted, metric) / share + ofControl)
    .map((variance) => (reach ** 2 * variance) / (lifted - baseRate) ** 2)
  return Math.ceil(Math.max(...needed))
}

/** The share of a normal distribution below a value: Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.2.17, to seven digits. */
const normalBelow = (value: number): number => {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(value))
  const factors = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0)
  const above = (series * Math.exp(-(value ** 2) / 2)) / Math.sqrt(2 * Math.PI)
  return value < 0 ? above : 1 - above
}

/** The share of experiments with the least lift in which it shows once so many visitors have come: `POWER` of the planned ones. */
export const powerAt = (record: Planned, visitors: number): number => {
  const alpha = alphaOf(record)
  const share = visitors / visitorsNeeded(record)
  const reach = (plannedMargin(alpha) + POWER_QUANTILE) * Math.sqrt(share)
  return share === 0 ? 0 : normalBelow(reach - marginAt(alpha, share))
}
