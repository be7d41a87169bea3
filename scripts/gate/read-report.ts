import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'
import { single, type Outcome } from './outcome.ts'

const count = z.number().int().min(0)

/** Where only the end of a long output is kept, the first words of a fault are what is left of it. */
const reason = (message: string | undefined) => {
  const [words = ''] = stripVTControlCharacters(message ?? '').split(/\n\s+at /)
  return words ? `: ${words.replace(/\s+/g, ' ').slice(0, 400)}` : ''
}

type TestFile = {
  name: string
  status: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/** A file that could not be loaded fails without a test of its own. */
const brokenIn = ({ name, status, assertionResults }: TestFile): string[] => {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  const titles = tests.map(
    ({ fullName, failureMessages }) =>
      `${basename(name)} › ${fullName}${reason(failureMessages[0])}`,
  )
  return status === 'failed' && titles.length === 0 ? [basename(name)] : titles
}

/** What Vitest's JSON reporter writes. */
export const vitestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform((report): Outcome => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    broken: report.testResults.flatMap(brokenIn),
    retried: [],
  }))

type Attempt = { errors: { message?: string | undefined }[] }

type Suite = {
  title: string
  suites?: Suite[] | undefined
  specs: { title: string; tests: { status: string; results: Attempt[] }[] }[]
}

const attempt = z.object({ errors: z.array(z.object({ message: z.string().optional() })) })
const test = z.object({ status: z.string(), results: z.array(attempt) })

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suite).optional(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(test) })),
  }),
)

const titlesOf =
  (wanted: string) =>
  ({ title, suites = [], specs }: Suite): string[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => `${title} › ${spec.title}${reason(results[0]?.errors[0]?.message)}`),
    ),
    ...suites.flatMap(titlesOf(wanted)).map((name) => `${title} › ${name}`),
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
    broken: suites.flatMap(titlesOf('unexpected')),
    retried: suites.flatMap(titlesOf('flaky')),
  }))

/** Reads the counts of a runner from the file that it wrote; a missing one counts as one failure. */
export const readReport = (file: string, schema: z.ZodType<Outcome>): Outcome => {
  if (!existsSync(file)) return single(false)
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return schema.parse(json)
}

/** Reads the names that `retriedReporter` wrote; none where the runner crashed before. */
export const readRetried = (file: string): string[] => {
  if (!existsSync(file)) return []
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return z.array(z.string()).parse(json)
}
