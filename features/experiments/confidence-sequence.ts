import { sum, sumOf } from '#lib/util/sum.ts'

/** The share of experiments without any difference in which one is found, however often somebody looks. */
export const ERROR_RATE = 0.05

/** The figures of one measure in one arm: visitors, how many of them are not zero, mean and variance per visitor. */
export type Sample = { visitors: number; hits: number; mean: number; variance: number }

/** A difference of means per visitor, and where it lies for certain. */
export type Interval = { difference: number; low: number; high: number }

/** The measure is 1 for `hits` visitors and 0 for the others. */
export const shareSample = (visitors: number, hits: number): Sample => {
  const mean = visitors === 0 ? 0 : hits / visitors
  return { visitors, hits, mean, variance: Math.max(0, mean * (1 - mean)) }
}

/** The measure has these values for as many visitors, and is 0 for the others. */
export const valueSample = (visitors: number, values: readonly number[]): Sample => {
  const mean = visitors === 0 ? 0 : sum(values) / visitors
  const squares = sumOf(values, (value) => value * value)
  const variance = visitors === 0 ? 0 : Math.max(0, squares / visitors - mean * mean)
  return { visitors, hits: values.filter((value) => value !== 0).length, mean, variance }
}

/** Until so many have come the variance is not known well enough: a handful of visitors without any sale have none at all. */
const LEAST = { visitors: 100, hits: 20 }

const ROUNDS = 40

/**
 * `planned·ρ² + 1` for the ρ at which the interval is shortest at the planned number of visitors: the minimum of the radius below
 * over ρ, from which u = 1 − 2·log α + log u follows. It is also the square of that radius in standard errors.
 */
const tuned = (alpha: number): number => {
  const least = 1 - 2 * Math.log(alpha)
  let u = least
  for (let round = 0; round < ROUNDS; round += 1) u = least + Math.log(u)
  return u
}

/** Half of the interval at the planned number of visitors, in standard errors of the difference: 3.03 for an error rate of 5 %, where a single look has 1.96. */
export const plannedMargin = (alpha: number): number => Math.sqrt(tuned(alpha))

/** Half of the interval in standard errors of the difference, once a share of the planned visitors has come. */
export const marginAt = (alpha: number, share: number): number => {
  const grown = (tuned(alpha) - 1) * share + 1
  return Math.sqrt(((2 * grown) / (grown - 1)) * Math.log(Math.sqrt(grown) / alpha))
}

type Looking = {
  /** Share of false findings over all looks. */
  alpha: number
  /** Visitors of both arms together at which the interval is to be shortest. */
  planned: number
}

/**
 * The interval of the difference of two arms, by an asymptotic confidence sequence, which is valid at every look: Waudby-Smith, Arbour,
 * Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences", Annals of Statistics 2024, theorem
 * 2.2, radius σ·√(2(nρ²+1)/(n²ρ²)·log(√(nρ²+1)/α)). Visitors of both arms are one sequence of n, each in the arm by a known chance π; the
 * difference of means is the mean of their influence functions (their section 3, with the mean of each arm as its regression), whose
 * variance is σ² = var(arm)/π + var(control)/(1−π), with π as it came out. `undefined` while too few came.
 */
export const differenceInterval = (
  { arm, control }: { arm: Sample; control: Sample },
  { alpha, planned }: Looking,
): Interval | undefined => {
  if (Math.min(arm.visitors, control.visitors) < LEAST.visitors) return undefined
  if (arm.hits + control.hits < LEAST.hits) return undefined
  const n = arm.visitors + control.visitors
  const variance = n * (arm.variance / arm.visitors + control.variance / control.visitors)
  const radius = Math.sqrt(variance / n) * marginAt(alpha, n / planned)
  const difference = arm.mean - control.mean
  return { difference, low: difference - radius, high: difference + radius }
}
