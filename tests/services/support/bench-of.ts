import { afterAll, beforeAll } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench, type Bench } from './bench.ts'
import type { ServicesEnv } from './child-services.ts'
import { withDatabase } from './made-database.ts'

/** The bench of a suite, on a database that is open from its first test to its last. `env` is asked for then. */
export const benchOf = (
  env: () => ServicesEnv,
  payment: Parameters<typeof createBench>[1] = {},
): (() => Bench) => {
  let current: Bench | undefined

  beforeAll(async () => {
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env()
    if (!databaseUrl) await withDatabase(dataDir)
    const log = createLog({ name: 'test', level: 'silent' })
    current = createBench(lazyDatabase({ dataDir, databaseUrl, log }), payment)
    await current.database.get()
  }, 60_000)

  afterAll(async () => {
    await current?.database.close()
  })

  return () => {
    if (!current) throw new Error('The database is not open yet')
    return current
  }
}
