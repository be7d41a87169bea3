import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { invitationSuite } from './invitation-suite.ts'
import { newsSuite } from './news-suite.ts'
import { peopleSuite } from './people-suite.ts'
import { seatAccessSuite } from './seat-access-suite.ts'

/** Places in somebody's plan, on one database. */
export const allSeatsSuite = (name: string, env: () => ServicesEnv) =>
  describe(`places in a plan on ${name}`, () => {
    const bench = benchOf(env)
    seatAccessSuite(bench)
    peopleSuite(bench)
    invitationSuite(bench)
    newsSuite(bench)
  })
