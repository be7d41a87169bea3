import type { ExperimentEntry } from '#lib/records/experiment-index.ts'
import { startOfBookDay } from '#lib/util/book-day.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { ExperimentRecord } from './experiment-record.ts'

/** The edge's entry for an experiment; nothing unless it runs. */
export const edgeEntry = (record: ExperimentRecord): ExperimentEntry | undefined => {
  const { page, arms, languages, countries, holdout, layer = page, state, start } = record
  if (state !== 'running') return undefined
  return {
    page,
    arms: keysOf(arms).map((name) => {
      const arm = arms[name]
      return arm?.page === undefined
        ? ([name, arm?.weight ?? 1] as const)
        : ([name, arm.weight, arm.page] as const)
    }),
    languages,
    ...(countries && { countries }),
    holdout,
    layer,
    start: startOfBookDay(start),
  }
}
