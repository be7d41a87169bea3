import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { putSuite } from './put-suite.ts'
import { refundSuite } from './refund-suite.ts'
import { sendSuite } from './send-suite.ts'

/** Conversions that platforms of advertisements are told, on one database. `env` is asked for once the database is there. */
export const conversionsSuite = (name: string, env: () => ServicesEnv) =>
  describe(`conversions on ${name}`, () => {
    const bench = benchOf(env)

    putSuite(bench)
    sendSuite(bench)
    refundSuite(bench)
  })
