import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Outcome } from './outcome.ts'

const count = z.number().int().min(0)

/** What Vitest's JSON reporter writes. */
export const vitestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
  })
  .transform((report): Outcome => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

/** What Playwright's JSON reporter writes; a flaky test is a failed one. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  })
  .transform(({ stats }): Outcome => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

/** Reads the counts of a runner from the file that it wrote; a missing or broken file counts as one failure. */
export const readReport = (file: string, schema: typeof vitestReport | typeof playwrightReport) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return schema.parse(json)
}
