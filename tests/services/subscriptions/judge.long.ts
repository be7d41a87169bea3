import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { tempDir } from '../support/temp-dir.ts'
import { judgeSuite } from './judge/judge-suite.ts'
import { SLOW_MS } from './judge/providers.ts'

const CUSTOMERS = 300

const judgedOn = (name: string, env: () => ServicesEnv) =>
  describe(`many stories on ${name}`, () => {
    const bench = benchOf(env, { waits: { slowMs: SLOW_MS } })
    for (const stripe of [false, true]) judgeSuite(bench, { count: CUSTOMERS, stripe })
  })

judgedOn('PGlite', () => ({ DATA_DIR: tempDir() }))
await onPostgres(judgedOn)
