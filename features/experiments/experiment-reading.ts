import { sumOf } from '#lib/util/sum.ts'
import {
  differenceInterval,
  shareSample,
  valueSample,
  type Interval,
  type Sample,
} from './confidence-sequence.ts'
import { CONTROL, METRICS, type ExperimentRecord, type Metric } from './experiment-record.ts'
import { sampleRatio, type Exposures, type SampleRatio } from './sample-ratio.ts'
import { alphaOf, plannedShares, visitorsNeeded } from './visitors-needed.ts'

/** The counts of an experiment since its start. */
export type ExperimentCounts = {
  exposures: readonly Exposures[]
  signUps: readonly { arm: string; day: string; accounts: number }[]
  /** Each buyer with all orders of the account: `isNew` where one of them is a first one; net in cents, without taxes and refunds. */
  buyers: readonly { arm: string; isNew: boolean; orders: number; net: number }[]
}

/** The counts of an arm; `revenue` in cents. */
export type ArmReading = {
  name: string
  share: number
  visitors: number
  signUps: number
  /** The number of first-time buyers. */
  buyers: number
  orders: number
  revenue: number
  /** By measure, per visitor; revenue in cents. */
  samples: Readonly<Record<Metric, Sample>>
}

/** An arm beside control in one measure; no interval while too few have come. */
export type Comparison = {
  arm: string
  metric: Metric
  isGuard: boolean
  interval: Interval | null
}

export type ExperimentReading = {
  record: ExperimentRecord
  /** Control first. */
  arms: readonly ArmReading[]
  /** By the metric first, then by guard rails, then by the other measures, which decide nothing. */
  comparisons: readonly Comparison[]
  ratio: SampleRatio
  visitors: number
  planned: number
  /** `2026-12-01`, in the books, as the days of records are. */
  today: string
  /** Whether the day on which a decision is due has come. */
  isDue: boolean
}

type Known = { record: ExperimentRecord; counts: ExperimentCounts; today: string }

const armReading = (name: string, { record, counts }: Known): ArmReading => {
  const isOwn = ({ arm }: { arm: string }) => arm === name
  const buyers = counts.buyers.filter(isOwn)
  const visitors = sumOf(counts.exposures.filter(isOwn), (row) => row.visitors)
  const signUps = sumOf(counts.signUps.filter(isOwn), ({ accounts }) => accounts)
  const values = buyers.map(({ net }) => net)
  const bought = buyers.filter(({ isNew }) => isNew).length
  return {
    name,
    share: plannedShares(record)[name] ?? 0,
    visitors,
    signUps,
    buyers: bought,
    orders: sumOf(buyers, ({ orders }) => orders),
    revenue: sumOf(values, (value) => value),
    samples: {
      'sign-up': shareSample(visitors, signUps),
      purchase: shareSample(visitors, bought),
      revenue: valueSample(visitors, values),
    },
  }
}

const metricsOf = ({ metric, guardRails }: ExperimentRecord): Metric[] => [
  ...new Set([metric, ...guardRails, ...METRICS]),
]

/** Visitors of an arm and control together when all that are planned have come. */
const plannedOfPair = (
  arm: ArmReading,
  { control, planned }: { control: ArmReading; planned: number },
) => planned * (arm.share + control.share)

/** Everything that is known of an experiment, from its record and its counts. */
export const readExperiment = (known: Known): ExperimentReading => {
  const { record, counts, today } = known
  const control = armReading(CONTROL, known)
  const names = Object.keys(record.arms).filter((name) => name !== CONTROL)
  const others = names.map((name) => armReading(name, known))
  const planned = visitorsNeeded(record)
  const alpha = alphaOf(record)
  const comparisons = metricsOf(record).flatMap((metric) =>
    others.map((arm): Comparison => {
      const pair = { arm: arm.samples[metric], control: control.samples[metric] }
      const looking = { alpha, planned: plannedOfPair(arm, { control, planned }) }
      const interval = differenceInterval(pair, looking) ?? null
      return { arm: arm.name, metric, isGuard: record.guardRails.includes(metric), interval }
    }),
  )
  const arms = [control, ...others]
  return {
    record,
    arms,
    comparisons,
    ratio: sampleRatio(counts.exposures, plannedShares(record)),
    visitors: sumOf(arms, ({ visitors }) => visitors),
    planned,
    today,
    isDue: record.state !== 'draft' && today >= record.decideBy,
  }
}
