import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { single, type Outcome } from './outcome.ts'

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
    retried: [],
  }))

type Suite = {
  title: string
  suites?: Suite[] | undefined
  specs: { title: string; tests: { status: string }[] }[]
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suite).optional(),
    specs: z.array(
      z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }),
    ),
  }),
)

const flakyIn = ({ title, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(flakyIn).map((name) => `${title} › ${name}`),
]

/** What Playwright's JSON reporter writes; a test that needed its second try has passed, and is named. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }): Outcome => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: suites.flatMap(flakyIn),
  }))

/** Reads the counts of a runner from the file that it wrote; a missing one counts as one failure. */
export const readReport = (file: string, schema: z.ZodType<Outcome>): Outcome => {
  if (!existsSync(file)) return single(false)
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return schema.parse(json)
}
