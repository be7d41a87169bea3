import { sum } from '#lib/util/sum.ts'

/** Below it the arms have not got the visitors that they were meant to have. */
const LEAST_P = 0.001

/**
 * And one arm is off by so much of its share: below that no result turns over it. With enough visitors any bias has a small p, and
 * alarms without a least deviation were switched off elsewhere (mozilla/experimenter#16011 takes 5 %).
 */
const LEAST_DEVIATION = 0.01

/** The distance from the planned shares that the mixture considers, in visitors: about 3 % of a half. */
const CONCENTRATION = 1000

/** Visitors by arm. */
type ArmCounts = Readonly<Record<string, number>>

/** Visitors who came together, with their number in each arm. */
export type Exposures = {
  arm: string
  language: string
  device: string
  browser: string
  /** `2026-12-01`. */
  day: string
  visitors: number
}

type Named = 'language' | 'device' | 'browser' | 'day'

/** Visitors without whom all others are divided as planned; `since` is that day and all after it. */
export type BrokenSplit = { by: Named | 'since'; value: string; visitors: number }

export type SampleRatio = {
  /** Valid at every look. */
  p: number
  /** The largest relative deviation of an arm from its share: 0.02 for 51 % of a half. */
  deviation: number
  isBroken: boolean
  /** The group that broke it, where one split alone did. */
  broken: BrokenSplit | null
}

/** Below it the series is not exact enough, and a larger argument is taken by log Γ(x) = log Γ(x + 1) − log x. */
const LARGE = 10

/** Stirling's series, exact to ten digits. */
const logGamma = (x: number): number => {
  if (x < LARGE) return logGamma(x + 1) - Math.log(x)
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series
}

type Shares = Readonly<Record<string, number>>

const totalOf = (counts: ArmCounts) => sum(Object.values(counts))

/**
 * The anytime-valid p-value of arms so far from their shares: one over the Bayes factor of a Dirichlet mixture around the planned shares,
 * Lindon and Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022.
 */
const anytimeP = (counts: ArmCounts, shares: Shares): number => {
  const total = totalOf(counts)
  const evidence = Object.entries(shares).map(([arm, share]) => {
    const [prior, seen] = [CONCENTRATION * share, counts[arm] ?? 0]
    return logGamma(prior + seen) - logGamma(prior) - seen * Math.log(share)
  })
  const factor = sum(evidence) - (logGamma(CONCENTRATION + total) - logGamma(CONCENTRATION))
  return Math.min(1, Math.exp(-factor))
}

const deviationOf = (counts: ArmCounts, shares: Shares): number => {
  const total = Math.max(1, totalOf(counts))
  const off = Object.entries(shares).map(([arm, share]) =>
    Math.abs((counts[arm] ?? 0) / total / share - 1),
  )
  return Math.max(...off)
}

/** Pearson's statistic: how far counts are from their shares, for what chance does. */
const distance = (counts: ArmCounts, shares: Shares): number => {
  const total = totalOf(counts)
  const parts = Object.entries(shares).map(
    ([arm, share]) => ((counts[arm] ?? 0) - total * share) ** 2 / (total * share || 1),
  )
  return sum(parts)
}

/** Whether it stays below what it does in 95 of 100 cases (Wilson and Hilferty's approximation). */
const isAsPlanned = (counts: ArmCounts, shares: Shares): boolean => {
  const free = Object.keys(shares).length - 1
  const bound = free * (1 - 2 / (9 * free) + 1.645 * Math.sqrt(2 / (9 * free))) ** 3
  return distance(counts, shares) < bound
}

const countsOf = (rows: readonly Exposures[]): ArmCounts => {
  const counts: Record<string, number> = {}
  for (const { arm, visitors } of rows) counts[arm] = (counts[arm] ?? 0) + visitors
  return counts
}

const NAMED: readonly Named[] = ['language', 'device', 'browser', 'day']

type Split = { by: BrokenSplit['by']; value: string; holds: (row: Exposures) => boolean }

const splitsOf = (rows: readonly Exposures[]): Split[] => {
  const ofValues = NAMED.flatMap((by) =>
    [...new Set(rows.map((row) => row[by]))].map((value): Split => ({
      by,
      value,
      holds: (row) => row[by] === value,
    })),
  )
  const [, ...later] = [...new Set(rows.map(({ day }) => day))].toSorted()
  const since = later.map((value): Split => ({
    by: 'since',
    value,
    holds: (row) => row.day >= value,
  }))
  return [...ofValues, ...since]
}

/** The group that is furthest off, of those without which the others are divided as planned. */
const findBroken = (rows: readonly Exposures[], shares: Shares): BrokenSplit | null => {
  const groups = splitsOf(rows).flatMap(({ by, value, holds }) => {
    const rest = rows.filter((row) => !holds(row))
    if (rest.length === 0 || !isAsPlanned(countsOf(rest), shares)) return []
    const own = countsOf(rows.filter(holds))
    return [{ off: distance(own, shares), split: { by, value, visitors: totalOf(own) } }]
  })
  return groups.toSorted((a, b) => b.off - a.off)[0]?.split ?? null
}

/** Checks that arms have the visitors that their shares promise, and if not, finds among whom that broke. */
export const sampleRatio = (rows: readonly Exposures[], shares: Shares): SampleRatio => {
  const known = rows.filter(({ arm }) => arm in shares)
  const counts = countsOf(known)
  const [p, deviation] = [anytimeP(counts, shares), deviationOf(counts, shares)]
  const isBroken = p < LEAST_P && deviation >= LEAST_DEVIATION
  return { p, deviation, isBroken, broken: isBroken ? findBroken(known, shares) : null }
}
