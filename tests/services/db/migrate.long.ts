import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as drizzleMigrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#lib/util/log.ts'
import {
  checkNotAhead,
  SchemaAheadError,
  SchemaBehindError,
  MIGRATIONS_FOLDER,
} from '#services/db/check-schema.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import { ended, ownServices, spawnServices, type ServicesEnv } from '../support/child-services.ts'
import { withDatabase } from '../support/made-database.ts'
import { newDatabase } from '../support/new-database.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { tempDir } from '../support/temp-dir.ts'

const PROGRAM = fileURLToPath(new URL('../../../services/migrate.ts', import.meta.url))

const LATER = 'oldest release 99.0.0'

const log = createLog({ name: 'test', level: 'silent' })

const migrate = async (DATABASE_URL: string) => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended(child), out: out.trim(), errors: errors.trim() }
}

const run = async (url: string, question: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(question)
  await client.end()
  return rows
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

const ALTERED = /ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/

/** The migrations up to the last one that adds a column to a table of before, without it, and what that adds. */
const withoutLastColumn = () => {
  const folder = join(tempDir(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = journalSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const sqlOf = ({ tag }: { tag: string }) => readFileSync(join(folder, `${tag}.sql`), 'utf8')
  const last = journal.entries.findLast((entry) => ALTERED.test(sqlOf(entry)))
  if (last === undefined) throw new Error('No migration adds a column to a table of before.')
  const entries = journal.entries.slice(0, journal.entries.indexOf(last))
  writeFileSync(path, JSON.stringify({ ...journal, entries }))
  const [, table = '', column = ''] = ALTERED.exec(sqlOf(last)) ?? []
  return { folder, table, column }
}

const opened = async (databaseUrl: string) => {
  const database = lazyDatabase({ dataDir: '', databaseUrl, log })
  try {
    return await (await database.get()).execute(sql`select count(*) from users`)
  } finally {
    await database.close()
  }
}

const suite = (_name: string, env: () => ServicesEnv) =>
  describe('npm run migrate', () => {
    test('run by several at once makes the tables once', async () => {
      const url = await newDatabase(env())
      await expect(opened(url)).rejects.toThrow(SchemaBehindError)
      const runs = await Promise.all([migrate(url), migrate(url), migrate(url)])
      expect(runs).toEqual(
        runs.map(() => ({ code: 0, out: 'The tables are up to date.', errors: '' })),
      )
      const [row] = await run(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')
      expect(row?.n).toBe(readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length)
      await opened(url)
    })

    test('gives up a change that has waited for a table, and makes it once the table is free', async () => {
      const url = await newDatabase(env())
      const { folder, table, column } = withoutLastColumn()
      const reader = new Client({ connectionString: url })
      await reader.connect()
      await drizzleMigrate(drizzle(reader), { migrationsFolder: folder })
      await reader.query(`begin; select * from ${table}`)
      const migrating = migrate(url)
      // So long that a change which waits for it has given up once.
      setTimeout(() => void reader.end(), 4500)
      expect((await migrating).code).toBe(0)
      await run(url, `select ${column} from ${table}`)
    }, 120_000)

    test('says in one line that the server is away, without its password', async () => {
      const { code, out, errors } = await migrate('postgres://me:pw-of-mine@127.0.0.1:9/bib')
      expect([code, out]).toEqual([1, ''])
      expect(errors).toMatch(/^The tables were not brought up to date: .*; check DATABASE_URL/)
      expect(errors).not.toContain('pw-of-mine')
    })

    test('services wait with 503 for tables that are not there, and answer by themselves once they are', async () => {
      const DATABASE_URL = await newDatabase(env())
      const { origin, variables } = await ownServices({ ...env(), DATABASE_URL }, 'waiting')
      const { child, stdout, output } = spawnServices(variables)
      await once(stdout, 'data')
      expect(output.join('')).toContain('run \\"npm run migrate\\" once')
      expect((await fetch(`${origin}/health`)).status).toBe(503)
      await migratePostgresql(DATABASE_URL)
      await expect
        .poll(async () => (await fetch(`${origin}/health`)).status, { timeout: 10_000 })
        .toBe(200)
      child.kill('SIGTERM')
      expect(await ended(child)).toBe(0)
    })

    test('services and migrations refuse tables that a later release has taken something out of', async () => {
      const DATABASE_URL = await newDatabase(env())
      await migratePostgresql(DATABASE_URL)
      await run(DATABASE_URL, `comment on schema drizzle is '${LATER}'`)
      const { variables } = await ownServices({ ...env(), DATABASE_URL }, 'ahead')
      const { child, output } = spawnServices({ ...variables, LOG_LEVEL: 'silent' })
      expect(await ended(child)).toBe(1)
      expect(output.join('').trim()).toMatch(/^The tables of the database are those of release 99/)
      await expect(migratePostgresql(DATABASE_URL)).rejects.toThrow(SchemaAheadError)
      await run(DATABASE_URL, `comment on schema drizzle is 'oldest release 0.1.0'`)
      await opened(DATABASE_URL)
    })
  })

test('an embedded database of a later release is refused as well', async () => {
  const dataDir = await withDatabase(tempDir())
  const first = lazyDatabase({ dataDir, log })
  const queries = await first.get()
  await checkNotAhead(queries)
  await queries.execute(sql.raw(`comment on schema drizzle is '${LATER}'`))
  await first.close()
  const second = lazyDatabase({ dataDir, log })
  await expect(second.get()).rejects.toThrow(SchemaAheadError)
  await second.close()
})

await onPostgres(suite)
