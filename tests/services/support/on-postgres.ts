import { afterAll, expect, test } from 'vitest'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import type { ServicesEnv } from './child-services.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { tempDir } from './temp-dir.ts'

/**
 * Declares a suite on PostgreSQL: the server of TEST_DATABASE_URL, or one that is started for it.
 * Without either, it is skipped with a line that says so, and fails where CI=true.
 */
export const onPostgres = async (suite: (name: string, env: () => ServicesEnv) => void) => {
  const external = process.env.TEST_DATABASE_URL
  const given: PostgresServer | undefined = external
    ? { url: external, stop: () => Promise.resolve() }
    : undefined
  const server = given ?? (await startPostgres())
  const DATA_DIR = tempDir()
  if (given) await migratePostgresql(given.url)

  afterAll(async () => {
    await server?.stop()
  })

  if (server) return suite('PostgreSQL', () => ({ DATA_DIR, DATABASE_URL: server.url }))
  process.stdout.write(
    'PostgreSQL is not on this machine: its suite is skipped. Install it or set TEST_DATABASE_URL.\n',
  )
  test.skipIf(process.env.CI !== 'true')('PostgreSQL is there', () => {
    expect(server, 'continuous integration needs PostgreSQL').toBeDefined()
  })
}
