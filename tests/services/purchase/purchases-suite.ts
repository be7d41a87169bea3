import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { commissionSuite } from './commission-suite.ts'
import { orderSuite } from './order-suite.ts'
import { outcomeSuite } from './outcome-suite.ts'
import { packageSuite } from './package-suite.ts'
import { purchaseCrashSuite } from './purchase-crash-suite.ts'
import { purchaseSuite } from './purchase-suite.ts'
import { receiptsSuite } from './receipts-suite.ts'
import { retentionSuite } from './retention-suite.ts'
import { secondChargeSuite } from './second-charge-suite.ts'
import { vatSuite } from './vat-suite.ts'

/** Everything that the services promise of purchases, on one database. */
export const purchasesSuite = (name: string, env: () => ServicesEnv) =>
  describe(`purchases on ${name}`, () => {
    const bench = benchOf(env)

    purchaseSuite(bench)
    outcomeSuite(bench)
    secondChargeSuite(bench)
    packageSuite(bench)
    receiptsSuite(bench)
    orderSuite(bench)
    commissionSuite(bench)
    retentionSuite(bench)
    vatSuite(bench)
    purchaseCrashSuite(env)
  })
