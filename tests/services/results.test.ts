import { afterAll, beforeAll, describe } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { resultsLoginSuite } from './suite/results-login-suite.ts'
import { createBench, type Bench } from './support/bench.ts'
import { withDatabase } from './support/made-database.ts'
import { tempDir } from './support/temp-dir.ts'

describe('the results on PGlite', () => {
  const log = createLog({ name: 'test', level: 'silent' })
  const made: { bench?: Bench } = {}
  const bench = () => {
    if (!made.bench) throw new Error('The bench is made before all tests')
    return made.bench
  }

  beforeAll(async () => {
    const dataDir = await withDatabase(tempDir())
    made.bench = createBench(lazyDatabase({ dataDir, log }))
  }, 60_000)

  afterAll(() => bench().database.close())

  resultsLoginSuite(bench)
})
