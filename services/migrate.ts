// `npm run migrate`: brings the tables up to date, once, before the services of this build start.
import { serverEnv } from '#lib/config/env-server.ts'
import { scrub } from '#lib/util/scrub.ts'
import { migratePostgresql } from './db/migrate-postgresql.ts'

const run = async (): Promise<string> => {
  const { DATABASE_URL } = serverEnv()
  if (!DATABASE_URL) return 'The embedded database is brought up to date whenever it is opened.'
  await migratePostgresql(DATABASE_URL)
  return 'The tables are up to date.'
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${scrub(message).replaceAll(/\s*\n\s*/g, ' ')}\n`)
  process.exitCode = 1
}
