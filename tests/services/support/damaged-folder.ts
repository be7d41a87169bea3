import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import { createLog } from '#lib/util/log.ts'
import { DatabaseUnavailableError, type Database } from '#services/db/database.ts'
import { openPglite } from '#services/db/open-pglite.ts'
import { checkWhole } from '#services/db/pglite-folder.ts'
import { users } from '#services/db/schema.ts'
import { tempDir } from './temp-dir.ts'

const log = createLog({ name: 'test', level: 'silent' })

const open = (dataDir: string) => openPglite({ dataDir, log })

const addAccounts = (queries: Database, count: number) =>
  queries.execute(sql`
    insert into users (id, email, email_normalized, password_hash, password_generated, ip_address, language, doc_name, creation_page, created_at)
    select id, id || '@example.com', id || '@example.com', repeat('h', 100), true, '', 'en', '', '', now()
    from (select gen_random_uuid() as id from generate_series(1, ${sql.raw(`${count}`)})) made`)

/** More than a file of the write-ahead log holds. */
const addMessages = (queries: Database) =>
  queries.execute(sql`
    insert into feedback_messages (id, language, message, received_at)
    select gen_random_uuid(), 'en', repeat(md5(n::text), 40), now() from generate_series(1, 18000) n`)

/** What was written, read from the tables and found by their indexes. */
const rowsOf = async (queries: Database) =>
  queries
    .select({
      accounts: sql<number>`count(*)::int`,
      byAddress: sql<number>`count(*) filter (where exists (select from users other where other.email_normalized = users.email_normalized))::int`,
      ids: sql<string>`md5(string_agg(id::text, '' order by id))`,
      messages: sql<number>`(select count(*)::int from feedback_messages where length(message) = 1280)`,
    })
    .from(users)

/** Which file holds a table or an index. */
const fileOf = async (queries: Database, relation: string): Promise<string> => {
  const [row] = await queries
    .select({ path: sql<string>`pg_relation_filepath(${relation})` })
    .from(users)
    .limit(1)
  return row?.path ?? ''
}

/**
 * Two data folders with the same rows: of services that were stopped, and as a kill -9 leaves it, in a run that made most
 * of these rows after another run had ended in order. Most accounts came after the last record, the messages before it.
 */
export const makeFolders = async () => {
  const [stopped, killed] = [join(tempDir(), 'data'), join(tempDir(), 'data')]
  const first = await open(stopped)
  await addAccounts(first.queries, 10)
  await first.close()
  const second = await open(stopped)
  await addMessages(second.queries)
  await addAccounts(second.queries, 600)
  const rows = await rowsOf(second.queries)
  const heap = await fileOf(second.queries, 'users')
  const index = await fileOf(second.queries, 'users_email_normalized_unique')
  cpSync(join(stopped, 'pglite'), join(killed, 'pglite'), { recursive: true })
  await second.close()
  return { stopped, killed, rows, heap, index }
}

export type Folders = Awaited<ReturnType<typeof makeFolders>>

const DAMAGES = {
  removed: (file: string) => rmSync(file),
  emptied: (file: string) => truncateSync(file),
  halved: (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)),
}

/** Every file of the database in a data folder. */
export const filesOf = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'pglite'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(dataDir, 'pglite'), join(entry.parentPath, entry.name)))

const refusalOf = (dataDir: string): string | undefined => {
  try {
    checkWhole(join(dataDir, 'pglite'))
    return undefined
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return error.message
    throw error
  }
}

const rowsAfterOpening = async (dataDir: string) => {
  const copy = join(tempDir(), 'data')
  cpSync(dataDir, copy, { recursive: true })
  try {
    const { queries, close } = await open(copy)
    const rows = await rowsOf(queries)
    await close()
    return rows
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** What happens to a database of which a file is damaged: the line of its refusal, or the rows that it opens with. */
const outcomeOf = async (dataDir: string, file: string, damage: keyof typeof DAMAGES) => {
  const path = join(dataDir, 'pglite', file)
  const bytes = readFileSync(path)
  DAMAGES[damage](path)
  try {
    return refusalOf(dataDir) ?? (await rowsAfterOpening(dataDir))
  } catch (error) {
    return error
  } finally {
    writeFileSync(path, bytes)
  }
}

/** Removes, empties and halves each of some files; tells which of that was refused, which opened with every row, and what else came of it. */
export const tryDamages = async (dataDir: string, files: readonly string[], rows: unknown) => {
  const seen = { refused: [] as string[], whole: [] as string[], other: [] as unknown[] }
  for (const file of files) {
    for (const damage of ['removed', 'emptied', 'halved'] as const) {
      const outcome = await outcomeOf(dataDir, file, damage)
      const name = `${file} ${damage}`
      if (typeof outcome === 'string') seen.refused.push(name)
      else if (JSON.stringify(outcome) === JSON.stringify(rows)) seen.whole.push(name)
      else seen.other.push([name, outcome])
    }
  }
  return seen
}
