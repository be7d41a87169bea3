import { afterAll, beforeAll, describe } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench, type Bench } from '../support/bench.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { commissionSuite } from './commission-suite.ts'
import { orderSuite } from './order-suite.ts'
import { outcomeSuite } from './outcome-suite.ts'
import { purchaseCrashSuite } from './purchase-crash-suite.ts'
import { purchaseSuite } from './purchase-suite.ts'
import { receiptsSuite } from './receipts-suite.ts'
import { retentionSuite } from './retention-suite.ts'
import { secondChargeSuite } from './second-charge-suite.ts'

/** Everything that the services promise of purchases, on one database. */
export const purchasesSuite = (name: string, env: () => ServicesEnv) =>
  describe(`purchases on ${name}`, () => {
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

    purchaseSuite(bench)
    outcomeSuite(bench)
    secondChargeSuite(bench)
    receiptsSuite(bench)
    orderSuite(bench)
    commissionSuite(bench)
    retentionSuite(bench)
    purchaseCrashSuite(env)
  })
