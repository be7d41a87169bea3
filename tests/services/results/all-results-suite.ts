import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { campaignsSuite } from './campaigns-suite.ts'
import { eventDaysSuite } from './event-days-suite.ts'
import { resultsLoginSuite } from './results-login-suite.ts'
import { resultsSuite } from './results-suite.ts'

/** Everything that the services show of an experiment, on one database. `env` is asked for once the database is there. */
export const allResultsSuite = (name: string, env: () => ServicesEnv) =>
  describe(`the results on ${name}`, () => {
    const bench = benchOf(env)

    resultsSuite(bench)
    eventDaysSuite(bench)
    campaignsSuite(bench)
    resultsLoginSuite(bench)
  })
