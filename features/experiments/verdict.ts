import type { Comparison, ExperimentReading } from './experiment-reading.ts'
import { CONTROL, type Metric } from './experiment-record.ts'
import type { BrokenSplit } from './sample-ratio.ts'
import {
  writtenCount,
  writtenDifference,
  writtenLength,
  writtenMean,
  writtenShare,
} from './written-measures.ts'

/** The conclusion of an experiment; `locked` means that its results must not be read. */
export type Verdict = {
  kind: 'not-started' | 'locked' | 'guard' | 'early' | 'better' | 'worse' | 'no-lift' | 'open'
  /** One plain sentence or two. */
  sentence: string
  /** The arm that can be decided for; undefined as long as visitors are still needed. */
  choice?: string
}

const NAMES: Readonly<Record<Metric, string>> = {
  'sign-up': 'sign-ups',
  purchase: 'purchases',
  revenue: 'revenue',
}

const more = (metric: Metric) => (metric === 'revenue' ? 'more revenue' : `more ${NAMES[metric]}`)
const less = (metric: Metric) => (metric === 'revenue' ? 'less revenue' : `fewer ${NAMES[metric]}`)

type Known = Comparison & { interval: NonNullable<Comparison['interval']> }

const isKnown = (comparison: Comparison): comparison is Known => comparison.interval !== null

const notStarted = ({
  record,
  visitors,
  planned,
  today,
}: ExperimentReading): Verdict | undefined => {
  const { state, start } = record
  if (visitors > 0) return undefined
  const needed = `${writtenCount(planned)} visitors are needed`
  if (state === 'draft') {
    return { kind: 'not-started', sentence: `This is a draft, and nobody is divided: ${needed}.` }
  }
  if (state === 'running' && today < start) {
    return { kind: 'not-started', sentence: `It starts on ${start}: ${needed}.` }
  }
  return { kind: 'not-started', sentence: `No visitor was counted yet: ${needed}.` }
}

const SPLIT_NAMES: Readonly<Record<BrokenSplit['by'], string>> = {
  language: 'of the language',
  device: 'on the device',
  browser: 'with the browser',
  day: 'of the day',
  since: 'since',
}

const brokenAt = (broken: BrokenSplit | null): string =>
  broken
    ? `Without the ${writtenCount(broken.visitors)} visitors ${SPLIT_NAMES[broken.by]} ${broken.value} they are: look there first.`
    : 'No language, device, browser or day alone explains it: look at the weights, which may have been changed after the start, and at a page that loads slowly or fails.'

const locked = ({ arms, ratio }: ExperimentReading): Verdict | undefined => {
  if (ratio.isBroken) {
    const sentence = `Do not read these results: visitors are not divided as planned (off by ${writtenShare(ratio.deviation)}). ${brokenAt(ratio.broken)}`
    return { kind: 'locked', sentence }
  }
  const odd = arms.find(({ signUps, buyers, visitors }) => Math.max(signUps, buyers) > visitors)
  if (!odd) return undefined
  const sentence = `Do not read these results: “${odd.name}” has more sign-ups or buyers than visitors, so visitors were not counted.`
  return { kind: 'locked', sentence }
}

const guarded = ({ comparisons }: ExperimentReading): Verdict | undefined => {
  const broken = comparisons
    .filter(isKnown)
    .find(({ isGuard, interval }) => isGuard && interval.high < 0)
  if (!broken) return undefined
  const { arm, metric, interval } = broken
  const sentence = `Do not choose “${arm}”: it brings ${less(metric)} than control, by ${writtenDifference(interval, metric)}, which a guard rail forbids. Stop the experiment.`
  return { kind: 'guard', sentence }
}

const means = ({ arms, record: { metric } }: ExperimentReading, name: string): string => {
  const meanOf = (wanted: string) =>
    writtenMean(arms.find((arm) => arm.name === wanted)?.samples[metric].mean ?? 0, metric)
  const unit = metric === 'revenue' ? 'a visitor' : 'of visitors'
  return `${meanOf(name)} ${unit} against ${meanOf(CONTROL)}`
}

const decided = (reading: ExperimentReading, known: readonly Known[]): Verdict | undefined => {
  const { record, arms } = reading
  const { metric, leastLift } = record
  const [best] = known
  if (!best) return undefined
  const { arm, interval } = best
  const shown = means(reading, arm)
  const by = writtenDifference(interval, metric)
  if (interval.low > 0) {
    const sentence = `“${arm}” brings ${more(metric)} than control: ${shown}, a difference of ${by}. You can decide for it.`
    return { kind: 'better', sentence, choice: arm }
  }
  if (known.length < arms.length - 1) return undefined
  if (known.every((each) => each.interval.high < 0)) {
    const sentence = `“${arm}” brings ${less(metric)} than control: ${shown}, a difference of ${by}. You can decide for control.`
    return { kind: 'worse', sentence, choice: CONTROL }
  }
  const lift = leastLift * (arms[0]?.samples[metric].mean ?? 0)
  if (known.every((each) => each.interval.high < lift)) {
    const sentence = `No arm brings the ${writtenShare(leastLift)} more that were looked for: the best, “${arm}”, has ${shown}. You can decide for control.`
    return { kind: 'no-lift', sentence, choice: CONTROL }
  }
  return undefined
}

const undecided = (reading: ExperimentReading, known: readonly Known[]): Verdict => {
  const { record, visitors, planned, arms } = reading
  const come = `${writtenCount(visitors)} of ${writtenCount(planned)} planned visitors have come`
  const [best] = known
  if (!best || known.length < arms.length - 1) {
    return { kind: 'early', sentence: `It is too early to tell: ${come}.` }
  }
  const { low, high } = best.interval
  const { metric } = record
  const end =
    visitors < planned
      ? `${come}.`
      : `The planned visitors have come: a lift of ${writtenShare(record.leastLift)} would have shown in four of five experiments. Keep control, or plan for a smaller one.`
  const range = `${writtenLength(-low, metric)} below and ${writtenLength(high, metric)} above control`
  return {
    kind: 'open',
    sentence: `Nothing is certain yet: ${NAMES[metric]} of “${best.arm}” lie between ${range}. ${end}`,
  }
}

const ofCounts = (reading: ExperimentReading): Verdict => {
  const { comparisons, record } = reading
  const known = comparisons
    .filter(isKnown)
    .filter(({ metric }) => metric === record.metric)
    .toSorted((a, b) => b.interval.difference - a.interval.difference)
  return (
    notStarted(reading) ??
    locked(reading) ??
    guarded(reading) ??
    decided(reading, known) ??
    undecided(reading, known)
  )
}

/** The conclusion of an experiment in plain words; also that its decision is due. */
export const verdictOf = (reading: ExperimentReading): Verdict => {
  const verdict = ofCounts(reading)
  const due = reading.isDue ? ` A decision was due on ${reading.record.decideBy}.` : ''
  return { ...verdict, sentence: verdict.sentence + due }
}
