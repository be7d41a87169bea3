import { afterAll, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'
import { tempDir } from '../support/temp-dir.ts'
import { paymentSuite } from './payment-suite.ts'

const external = process.env.TEST_DATABASE_URL
const given: PostgresServer | undefined = external
  ? { url: external, stop: () => Promise.resolve() }
  : undefined
const server = given ?? (await startPostgres())
const DATA_DIR = tempDir()

afterAll(async () => {
  await server?.stop()
})

const declareTests = () => {
  if (server) return paymentSuite('PostgreSQL', () => ({ DATA_DIR, DATABASE_URL: server.url }))
  process.stdout.write(
    'PostgreSQL is not on this machine: its suite is skipped. Install it or set TEST_DATABASE_URL.\n',
  )
  return test.skipIf(process.env.CI !== 'true')('PostgreSQL is there', () => {
    expect(server, 'continuous integration needs PostgreSQL').toBeDefined()
  })
}

declareTests()
