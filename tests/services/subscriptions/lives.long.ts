import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { tempDir } from '../support/temp-dir.ts'
import { livesSuite } from './lives-suite.ts'

const SUBSCRIBERS = 100

const livesOn = (name: string, env: () => ServicesEnv) =>
  describe(`many lives on ${name}`, () => {
    for (const stripe of [false, true]) livesSuite(benchOf(env), { count: SUBSCRIBERS, stripe })
  })

livesOn('PGlite', () => ({ DATA_DIR: tempDir() }))
await onPostgres(livesOn)
