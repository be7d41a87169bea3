import {
  readExperiment,
  type ExperimentCounts,
  type ExperimentReading,
} from '#features/experiments/experiment-reading.ts'
import { verdictOf, type Verdict } from '#features/experiments/verdict.ts'
import type { Row } from '#services/ask/read-rows.ts'
import { experimentCounts } from './experiment-counts.ts'
import { experimentQuestion, PACE_DAYS } from './experiment-question.ts'
import type { NamedExperiment } from './experiment-records.ts'

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

const DAY_MS = 86_400_000

const paceOf = (
  { record, visitors }: ExperimentReading,
  { views, now }: { views: number; now: Date },
) => {
  const days = Math.max(1, (now.getTime() - Date.parse(record.start)) / DAY_MS)
  return visitors > 0 ? visitors / days : (views / PACE_DAYS) * (1 - record.holdout)
}

/** How to end an experiment with an arm. */
export const decideCommand = (name: string, arm: string): string =>
  `npm run experiment:decide -- ${name} ${arm}`

/** Whether visitors are divided as they should be, as long as anybody came. */
export const writtenRatio = ({ visitors, ratio }: ExperimentReading): string => {
  if (visitors === 0) return 'no visitor yet'
  return ratio.isBroken ? 'broken' : 'as planned'
}

/** Asks for everything that is counted of an experiment, and reads it. */
export const showExperiment = async (
  { name, record }: NamedExperiment,
  { ask, now }: Asking,
): Promise<ShownExperiment> => {
  const { counts, views } = experimentCounts(await ask(experimentQuestion({ name, record })))
  const reading = readExperiment({ record, counts, today: now.toISOString().slice(0, 10) })
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
