import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as z from 'zod/mini'
import { isEarlier } from '#lib/config/is-earlier.ts'
import { VERSION } from '#lib/config/version.ts'
import { DatabaseUnavailableError, type Database } from './database.ts'

/** The SQL files that `drizzle-kit generate` writes, applied in order whenever a database is opened. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

/** Tables are missing that this build needs; they come with `npm run migrate`, so that whoever asks again finds them. */
export class SchemaBehindError extends DatabaseUnavailableError {
  override name = 'SchemaBehindError'
}

/** The database lacks tables or columns that this build reads or writes, since a later build removed them: this build must not serve. */
export class SchemaAheadError extends DatabaseUnavailableError {
  override name = 'SchemaAheadError'
}

/** The comment in a migration that removes what earlier releases need (docs/scaling.md, "Expand and contract"). */
export const OLDEST_RELEASE = /^oldest release (\d+\.\d+\.\d+)$/

const stateSchema = z.object({
  /** Of the newest migration; a bigint, which comes as text. */
  newest: z.nullable(z.coerce.number()),
  note: z.nullable(z.string()),
})

const stateOf = async (queries: Pick<Database, 'execute'>) => {
  const there = z.object({ rows: z.array(z.object({ is: z.boolean() })) })
  const asked = await queries.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!there.parse(asked).rows[0]?.is) return { newest: null, note: null }
  const { rows } = z.object({ rows: z.array(stateSchema) }).parse(
    await queries.execute(sql`
      select max(created_at) as newest, obj_description('drizzle'::regnamespace, 'pg_namespace') as note
      from drizzle.__drizzle_migrations`),
  )
  return rows[0] ?? { newest: null, note: null }
}

/** The number of this build's migrations that a database lacks; the migrator takes them in the order of their times. */
const missingOf = (newest: number | null): number =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).filter(
    ({ folderMillis }) => folderMillis > (newest ?? 0),
  ).length

/** Throws `SchemaAheadError` where a later release has taken away what this one needs. */
export const checkNotAhead = async (queries: Pick<Database, 'execute'>): Promise<void> => {
  const { note } = await stateOf(queries)
  const oldest = OLDEST_RELEASE.exec(note ?? '')?.[1]
  if (oldest === undefined || !isEarlier(VERSION, oldest)) return
  throw new SchemaAheadError(
    `The tables of the database are those of release ${oldest} and later, and this is ${VERSION}: start a later build, or put the backup of before in its place.`,
  )
}

/** Throws `SchemaAheadError`, and `SchemaBehindError` where migrations of this build are missing. */
export const checkSchema = async (queries: Pick<Database, 'execute'>): Promise<void> => {
  await checkNotAhead(queries)
  const missing = missingOf((await stateOf(queries)).newest)
  if (missing === 0) return
  throw new SchemaBehindError(
    `The tables of the database lack ${missing} migrations of this build: run "npm run migrate" once; whoever waits for it goes on by itself.`,
  )
}
