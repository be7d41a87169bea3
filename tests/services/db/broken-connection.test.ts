import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { newDatabase } from '../support/new-database.ts'
import { onPostgres } from '../support/on-postgres.ts'

const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

await onPostgres((_name: string, env: () => ServicesEnv) => {
  test('a server that ends a connection between two statements of a transaction fails that transaction alone', async () => {
    const url = await newDatabase(env())
    await migratePostgresql(url)
    const lines: string[] = []
    const log = createLog({
      name: 'test',
      level: 'error',
      destination: { write: (line) => void lines.push(line) },
    })
    const [database, other] = [1, 2].map(() => lazyDatabase({ dataDir: '', databaseUrl: url, log }))
    if (!database || !other) throw new Error('There are two databases')
    const queries = await database.get()
    const broken = queries.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`)
      await (await other.get()).execute(endOthers)
      // So that the end is heard while nothing is asked.
      await new Promise((resolve) => {
        setTimeout(resolve, 200)
      })
      await transaction.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow(/Failed query|Connection terminated|not queryable/)
    expect(lines.join('')).toContain('database away')
    await queries.execute(sql`select 1`)
    await Promise.all([database.close(), other.close()])
  })
})
