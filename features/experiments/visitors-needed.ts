import { ERROR_RATE, plannedMargin } from './confidence-sequence.ts'
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
