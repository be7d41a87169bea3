import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { applySuite } from './apply-suite.ts'
import { booksSuite } from './books-suite.ts'
import { deskSuite } from './desk-suite.ts'
import { flagsSuite } from './flags-suite.ts'
import { payoutsSuite } from './payouts-suite.ts'
import { waysSuite } from './ways-suite.ts'

/** Everything that the services promise affiliates, on one database. */
export const affiliatesSuite = (name: string, env: () => ServicesEnv) =>
  describe(`affiliates on ${name}`, () => {
    const bench = benchOf(env)

    applySuite(bench)
    deskSuite(bench)
    flagsSuite(bench)
    waysSuite(bench)
    payoutsSuite(bench)
    booksSuite(bench)
  })
