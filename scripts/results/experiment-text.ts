import type { ArmReading, Comparison } from '#features/experiments/experiment-reading.ts'
import {
  writtenCount,
  writtenLength,
  writtenMean,
  writtenShare,
} from '#features/experiments/written-measures.ts'
import {
  decideCommand,
  noExposuresYet,
  writtenRatio,
  type ShownExperiment,
} from '#services/results/shown-experiment.ts'

type Cells = Readonly<Record<string, string>>

/** Rows below the names of their columns, each as wide as it must be; names and first cells to the left. */
const textTable = (rows: readonly Cells[]): string => {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n')
}

const armCells = ({
  name,
  share,
  visitors,
  signUps,
  buyers,
  orders,
  revenue,
  samples,
}: ArmReading): Cells => ({
  arm: name,
  planned: writtenShare(share),
  visitors: writtenCount(visitors),
  'sign-ups': writtenCount(signUps),
  'sign-up rate': writtenMean(samples['sign-up'].mean, 'sign-up'),
  buyers: writtenCount(buyers),
  'buying rate': writtenMean(samples.purchase.mean, 'purchase'),
  orders: writtenCount(orders),
  revenue: writtenMean(revenue, 'revenue'),
  'a visitor': writtenMean(samples.revenue.mean, 'revenue'),
})

const comparisonCells = ({ arm, metric, isGuard, interval }: Comparison): Cells => ({
  arm,
  measure: isGuard ? `${metric} (guard rail)` : metric,
  difference: interval ? writtenLength(interval.difference, metric) : 'too few yet',
  from: interval ? writtenLength(interval.low, metric) : '',
  to: interval ? writtenLength(interval.high, metric) : '',
})

const visitorsOnly = ({ name, share, visitors }: ArmReading): Cells => ({
  arm: name,
  planned: writtenShare(share),
  visitors: writtenCount(visitors),
})

const planLine = ({ name, reading, verdict, pace, daysLeft }: ShownExperiment): string => {
  const { planned, visitors } = reading
  const come = `Visitors: ${writtenCount(visitors)} of ${writtenCount(planned)} planned`
  // Who can decide needs no more of them.
  if (verdict.choice) return `${come}\nTo decide: ${decideCommand(name, verdict.choice)}`
  const days =
    daysLeft === null
      ? 'nobody comes'
      : `about ${writtenCount(daysLeft)} more days at ${writtenCount(pace)} a day`
  return `${come}, ${days}`
}

/** What a report on an experiment says on a terminal; of a whole one everything, else its sentence. */
export const experimentText = (
  shown: ShownExperiment,
  { isWhole }: { isWhole: boolean },
): string => {
  const { name, reading, verdict } = shown
  const { record, arms, comparisons, ratio } = reading
  const head = `${name} (${record.state}, ${record.start} to ${record.decideBy})\n${verdict.sentence}\n`
  if (!isWhole) return `${head}\n`
  if (reading.visitors === 0)
    return `${[head, noExposuresYet(reading), planLine(shown)].join('\n')}\n`
  const isLocked = verdict.kind === 'locked'
  const p = ratio.p < 0.001 ? 'below 0.001' : ratio.p.toFixed(3)
  const off = `(p ${p}, off by ${writtenShare(ratio.deviation)})`
  const lines = [
    head,
    textTable(arms.map(isLocked ? visitorsOnly : armCells)),
    ...(isLocked ? [] : ['', textTable(comparisons.map(comparisonCells))]),
    '',
    `Sample ratio: ${writtenRatio(reading)} ${off}`,
    planLine(shown),
  ]
  return `${lines.join('\n')}\n`
}
