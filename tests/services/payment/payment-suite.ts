import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { buyerPagesSuite } from './buyer-pages-suite.ts'
import { canarySuite } from './canary-suite.ts'
import { cardFrameSuite } from './card-frame-suite.ts'
import { chargeSuite } from './charge-suite.ts'
import { disputeSuite } from './dispute-suite.ts'
import { noticesSuite } from './notices-suite.ts'
import { refundSuite } from './refund-suite.ts'
import { subscriptionSuite } from './subscription-suite.ts'

/** Everything that the payment service promises, on one database. `env` is asked for once the database is there. */
export const paymentSuite = (name: string, env: () => ServicesEnv) =>
  describe(`payment service on ${name}`, () => {
    const bench = benchOf(env)

    chargeSuite(bench)
    refundSuite(bench)
    subscriptionSuite(bench)
    disputeSuite(bench)
    buyerPagesSuite(bench)
    cardFrameSuite(bench)
    noticesSuite(bench)
    canarySuite(bench)
  })
