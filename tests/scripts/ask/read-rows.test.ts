import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { readRows } from '#services/db/read-rows.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { startPostgres } from '../../services/support/postgres-server.ts'
import { tempDir } from '../../services/support/temp-dir.ts'

const server = await startPostgres()
const log = createLog({ name: 'test', level: 'silent' })
const kinds = [
  { kind: 'PGlite', databaseUrl: undefined },
  ...(server ? [{ kind: 'PostgreSQL', databaseUrl: server.url }] : []),
]

afterAll(async () => {
  await server?.stop()
})

const folder = await withDatabase(tempDir())

describe.each(kinds)('readRows of $kind', ({ databaseUrl }) => {
  const database = lazyDatabase({ dataDir: folder, databaseUrl, log })

  afterAll(() => database.close())

  test('gives what a question finds, by name of column', async () => {
    const rows = await readRows(await database.get(), "select 'x' as label, 2 as row order by 1")
    expect(rows).toEqual([{ label: 'x', row: 2 }])
  })

  test('gives counts and other long numbers as numbers, where they fit', async () => {
    const long = '9223372036854775807'
    const question = `select count(*), 1.5::numeric as part, ${long}::bigint as long, '7' as text`
    const rows = await readRows(await database.get(), question)
    expect(rows).toEqual([{ count: 1, part: 1.5, long, text: '7' }])
  })

  test('changes nothing, and says so in the words of the database', async () => {
    const asked = readRows(await database.get(), 'delete from events')
    await expect(asked).rejects.toThrow(/^cannot execute DELETE in a read-only transaction$/)
  })

  test('takes one question at a time', async () => {
    const asked = readRows(await database.get(), 'select 1; select 2')
    await expect(asked).rejects.toThrow(
      /^(Ask one question at a time\.|cannot insert multiple .*)$/,
    )
  })
})
