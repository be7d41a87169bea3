import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** Warns of a page that has ended: its address answers 404. */
export const windowWarnings = (
  row: RecordRow<{ until?: string | undefined }>,
  now = Date.now(),
): Problem[] => {
  const { until } = row.record
  return until === undefined || Date.parse(until) > now
    ? []
    : [problemsOf(row)(`the page has ended. Give it a later day or remove the file.`, 'until')]
}
