import {
  differenceInterval,
  shareSample,
  valueSample,
} from '#features/experiments/confidence-sequence.ts'
import type { ExperimentRecord, Metric } from '#features/experiments/experiment-record.ts'
import { alphaOf, plannedShares, visitorsNeeded } from '#features/experiments/visitors-needed.ts'

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Simulated = {
  record: ExperimentRecord
  /** The chance of each arm that a visitor does it. */
  rates: Readonly<Record<string, number>>
  days: number
  /** Days after which it ends; all where it is left out. */
  ended?: number
  random: () => number
}

/** What orders bring, in cents: plans of the price list, now and then for several seats. */
const PRICES = [299_88, 599_88, 239_88, 3 * 179_88, 143_88]

type Come = { visitors: number; hits: number; values: number[] }

const sampleOf = ({ visitors, hits, values }: Come, metric: Metric) =>
  metric === 'revenue' ? valueSample(visitors, values) : shareSample(visitors, hits)

/** The arms for which a difference from control was shown on some day, by somebody who looked every day; +1 for a better one, −1 for a worse one. */
export const findings = ({
  record,
  rates,
  days,
  ended = days,
  random,
}: Simulated): Record<string, 1 | -1> => {
  const shares = Object.entries(plannedShares(record))
  const planned = visitorsNeeded(record)
  const perDay = Math.ceil(planned / days)
  const come = Object.fromEntries(
    shares.map(([name]): [string, Come] => [name, { visitors: 0, hits: 0, values: [] }]),
  )
  const found: Record<string, 1 | -1> = {}
  const armAt = (chance: number) => {
    let left = chance
    for (const [name, share] of shares) {
      left -= share
      if (left < 0) return name
    }
    return 'control'
  }
  const visit = () => {
    const name = armAt(random())
    const own = come[name]
    if (!own) return
    own.visitors += 1
    if (random() >= (rates[name] ?? 0)) return
    own.hits += 1
    own.values.push(PRICES[Math.floor(random() * PRICES.length)] ?? 0)
  }
  const look = () => {
    for (const [name, share] of shares) {
      const [own, control] = [come[name], come.control]
      if (name === 'control' || found[name] || !own || !control) continue
      const pair = { arm: sampleOf(own, record.metric), control: sampleOf(control, record.metric) }
      const pairShare = share + (plannedShares(record).control ?? 0)
      const interval = differenceInterval(pair, {
        alpha: alphaOf(record),
        planned: planned * pairShare,
      })
      if (interval && interval.low > 0) found[name] = 1
      if (interval && interval.high < 0) found[name] = -1
    }
  }
  for (let day = 0; day < ended; day += 1) {
    for (let visitor = 0; visitor < perDay; visitor += 1) visit()
    look()
  }
  return found
}

/** The share of runs in which anything was found. */
export const shareOfFindings = ({ runs, ...simulated }: Simulated & { runs: number }): number => {
  let found = 0
  for (let run = 0; run < runs; run += 1)
    found += Object.keys(findings(simulated)).length > 0 ? 1 : 0
  return found / runs
}
