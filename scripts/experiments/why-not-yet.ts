import { CONTROL } from '#features/experiments/experiment-record.ts'
import { writtenCount } from '#features/experiments/written-measures.ts'
import { dayAfter } from '#lib/util/book-day.ts'
import { readRows } from '#services/db/read-rows.ts'
import { showExperiment, type ShownExperiment } from '#services/results/shown-experiment.ts'
import { askServices } from '../ask/ask-services.ts'
import type { ExperimentRow } from '../lib/read-experiments.ts'

const ask = (question: string) => askServices({ path: '/', question, answerOf: readRows })

const missing = ({ reading, pace, daysLeft }: ShownExperiment): string => {
  const { visitors, planned, today } = reading
  const come = `${writtenCount(visitors)} of ${writtenCount(planned)} planned visitors have come, ${writtenCount(planned - visitors)} are missing`
  if (daysLeft === null) return `${come}, and nobody comes`
  const rate = pace < 1 ? 'less than one' : writtenCount(pace)
  return `${come}: at ${rate} a day they have come on ${dayAfter(today, daysLeft)}`
}

/** Why what was counted does not carry a decision for an arm; nothing where it does, and for the draft of which nobody was shown an arm. */
export const whyNotYet = (shown: ShownExperiment, arm: string): string | undefined => {
  const { reading, verdict } = shown
  const { visitors, planned, record } = reading
  if (verdict.choice === arm || record.state === 'draft') return undefined
  const isEnded = verdict.kind === 'locked' || verdict.kind === 'guard'
  if (isEnded) return arm === CONTROL ? undefined : verdict.sentence
  if (verdict.choice !== undefined) return verdict.sentence
  return visitors < planned ? `It is too early: ${missing(shown)}.` : undefined
}

/** Throws one line that says why an experiment cannot be decided for an arm yet, and how to do so anyway. */
export const checkCounts = async (
  row: ExperimentRow,
  { arm, now }: { arm: string; now: Date },
): Promise<void> => {
  const anyway = `To decide anyway: npm run experiment:decide -- ${row.name} ${arm} --anyway`
  const shown = await showExperiment(row, { ask, now }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `What "${row.name}" brought cannot be read here: ${reason} Ask where its site runs: npm run experiment -- ${row.name}. ${anyway}`,
      { cause },
    )
  })
  const why = whyNotYet(shown, arm)
  if (why !== undefined) throw new Error(`${why} ${anyway}`)
}
