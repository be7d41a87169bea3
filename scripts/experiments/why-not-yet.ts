import { CONTROL } from '#features/experiments/experiment-record.ts'
import { powerAt } from '#features/experiments/visitors-needed.ts'
import { writtenCount, writtenShare } from '#features/experiments/written-measures.ts'
import { dayAfter } from '#lib/util/book-day.ts'
import { showExperiment, type ShownExperiment } from '#services/results/shown-experiment.ts'
import { askRows } from '../ask/ask-services.ts'
import type { ExperimentRow } from '../lib/read-experiments.ts'

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

/** What whoever decides before the power of the experiment is reached should know; nothing once the planned visitors have come, and of a draft. */
export const earlyWarning = ({ reading }: ShownExperiment): string | undefined => {
  const { visitors, planned, record } = reading
  if (visitors >= planned || record.state === 'draft') return undefined
  const lift = `a lift of ${writtenShare(record.leastLift)}`
  const shown = `${Math.round(powerAt(record, visitors) * 100)} of 100 experiments, after all planned ones in 80`
  return `After ${writtenCount(visitors)} of ${writtenCount(planned)} planned visitors ${lift} shows in ${shown}; a difference that shows this early mostly comes out larger than it is.`
}

/** What was counted does not carry the decision; the message says why. */
class NotYetError extends Error {
  override readonly name = 'NotYetError'
}

type Decision = { arm: string; now: Date; isAnyway: boolean }

const warningsOf = async (
  row: ExperimentRow,
  { arm, now }: Omit<Decision, 'isAnyway'>,
): Promise<string[]> => {
  const shown = await showExperiment(row, { ask: askRows, now }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new NotYetError(
      `What "${row.name}" brought cannot be read here: ${reason} Ask where its site runs: npm run experiment -- ${row.name}.`,
      { cause },
    )
  })
  const [why, early] = [whyNotYet(shown, arm), earlyWarning(shown)]
  if (why !== undefined) throw new NotYetError([why, early ?? []].flat().join(' '))
  return early === undefined ? [] : [early]
}

/**
 * The warnings for whoever decides for an arm: that it is early. Throws one line that says why an experiment cannot be decided yet, and how
 * to do so anyway; whoever does gets that as a warning, too.
 */
export const checkCounts = async (
  row: ExperimentRow,
  { arm, now, isAnyway }: Decision,
): Promise<string[]> => {
  try {
    return await warningsOf(row, { arm, now })
  } catch (error) {
    if (!(error instanceof NotYetError)) throw error
    if (isAnyway) return [error.message]
    const anyway = `npm run experiment:decide -- ${row.name} ${arm} --anyway`
    throw new NotYetError(`${error.message} To decide anyway: ${anyway}`, { cause: error.cause })
  }
}
