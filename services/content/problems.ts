import type { Locale } from '#lib/config/locales.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import type { Log } from '#lib/util/log.ts'

/** A file that is not shown as it is: its name below the content folder, its language, and what to correct. */
export type ContentProblem = {
  file: string
  language: Locale | null
  faults: readonly RecordFault[]
}

const sameFaults = (left: ContentProblem | undefined, right: ContentProblem): boolean =>
  JSON.stringify(left?.faults) === JSON.stringify(right.faults)

/** The problems of the content folder, each logged once, when it comes up. */
export const contentProblems = (log: Log) => {
  const problems = new Map<string, ContentProblem>()
  return {
    list: (): ContentProblem[] => [...problems.values()],
    has: (file: string): boolean => problems.has(file),
    set: (problem: ContentProblem): void => {
      const isNew = !sameFaults(problems.get(problem.file), problem)
      problems.set(problem.file, problem)
      if (isNew) log.warn({ event: 'landing record refused', ...problem })
    },
    clear: (file: string): void => {
      problems.delete(file)
    },
    /** Drops the problems of files that are gone. */
    keepOnly: (files: ReadonlySet<string>): void => {
      for (const file of problems.keys()) if (!files.has(file)) problems.delete(file)
    },
  }
}
