import { describe } from 'vitest'
import { eventDaysSuite } from './suite/event-days-suite.ts'
import { resultsLoginSuite } from './suite/results-login-suite.ts'
import { resultsSuite } from './suite/results-suite.ts'
import { benchOf } from './support/bench-of.ts'
import type { ServicesEnv } from './support/child-services.ts'
import { onPostgres } from './support/on-postgres.ts'
import { tempDir } from './support/temp-dir.ts'

const resultsOn = (name: string, env: () => ServicesEnv) =>
  describe(`the results on ${name}`, () => {
    const bench = benchOf(env)
    resultsSuite(bench)
    eventDaysSuite(bench)
    resultsLoginSuite(bench)
  })

resultsOn('PGlite', () => ({ DATA_DIR: tempDir() }))
await onPostgres(resultsOn)
