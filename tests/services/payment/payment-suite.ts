import { afterAll, beforeAll, describe } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench, type Bench } from '../support/bench.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { buyerPagesSuite } from './buyer-pages-suite.ts'
import { canarySuite } from './canary-suite.ts'
import { cardFrameSuite } from './card-frame-suite.ts'
import { chargeSuite } from './charge-suite.ts'
import { noticesSuite } from './notices-suite.ts'
import { refundSuite } from './refund-suite.ts'

/** Everything that the payment service promises, on one database. `env` is asked for once the database is there. */
export const paymentSuite = (name: string, env: () => ServicesEnv) =>
  describe(`payment service on ${name}`, () => {
    let current: Bench | undefined

    const bench = (): Bench => {
      if (!current) throw new Error('The database is not open yet')
      return current
    }

    beforeAll(async () => {
      const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env()
      const log = createLog({ name: 'test', level: 'silent' })
      current = createBench(lazyDatabase({ dataDir, databaseUrl, log }))
      await current.database.get()
    }, 60_000)

    afterAll(async () => {
      await current?.database.close()
    })

    chargeSuite(bench)
    refundSuite(bench)
    buyerPagesSuite(bench)
    cardFrameSuite(bench)
    noticesSuite(bench)
    canarySuite(bench)
  })
