import { afterAll, beforeAll } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench, type Bench } from '../support/bench.ts'
import { tempDir } from '../support/temp-dir.ts'
import { buyerPagesSuite } from './buyer-pages-suite.ts'
import { canarySuite } from './canary-suite.ts'
import { cardFrameSuite } from './card-frame-suite.ts'
import { chargeSuite } from './charge-suite.ts'
import { noticesSuite } from './notices-suite.ts'
import { refundSuite } from './refund-suite.ts'

let current: Bench | undefined

const bench = (): Bench => {
  if (!current) throw new Error('The database is not open yet')
  return current
}

beforeAll(async () => {
  const log = createLog({ name: 'test', level: 'silent' })
  current = createBench(lazyDatabase({ dataDir: tempDir(), log }))
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
