import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createLog } from '#lib/util/log.ts'
import { openPglite } from '#services/db/open-pglite.ts'
import { checkWhole, clearCutShort, makePrivate } from '#services/db/pglite-folder.ts'
import { tempDir } from '../support/temp-dir.ts'

const folderWith = (...files: string[]) => {
  const folder = join(tempDir(), 'pglite')
  mkdirSync(folder)
  for (const file of files) writeFileSync(join(folder, file), '')
  return folder
}

const open = (dataDir: string) =>
  openPglite({ dataDir, log: createLog({ name: 'test', level: 'silent' }) })

test('clears away a database whose first set-up was cut short: nobody was answered from it', () => {
  const folder = folderWith('PG_VERSION', 'setting-up')
  expect(() => checkWhole(folder)).not.toThrow()
  // Left by a removal that was itself cut short.
  mkdirSync(join(`${folder}.cut-short`, 'base'), { recursive: true })
  clearCutShort(folder)
  expect(readdirSync(join(folder, '..'))).toEqual([])
})

test('leaves a database alone that has lost the note that it is whole, and says so', () => {
  const folder = folderWith('PG_VERSION')
  expect(() => checkWhole(folder)).toThrow(
    /set-up-complete is missing \(where nobody .* remove the folder\)\..*npm run restore/,
  )
  clearCutShort(folder)
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
})

test.each(['gone', 'emptied'])(
  'says of a database that is %s that it was there, until a new one is meant',
  async (what) => {
    const dataDir = tempDir()
    const { close } = await open(dataDir)
    await close()
    const folder = join(dataDir, 'pglite')
    rmSync(folder, { recursive: true })
    if (what === 'emptied') mkdirSync(folder)
    await expect(open(dataDir)).rejects.toThrow(
      /is gone\. Nothing was changed; .*npm run restore.*new and empty one is meant, remove .*pglite\.made/,
    )
    rmSync(join(dataDir, 'pglite.made'))
    const second = await open(dataDir)
    await second.close()
  },
  180_000,
)

test('refuses a database of which a page was overwritten with zeros, and no other', async () => {
  const dataDir = tempDir()
  const { queries, close } = await open(dataDir)
  await queries.execute(
    "insert into feedback_messages (id, language, message, received_at) select gen_random_uuid(), 'en', repeat('x', 900), now() from generate_series(1, 200)",
  )
  const found = await queries.execute("select pg_relation_filepath('feedback_messages') as path")
  await close()
  const [{ path } = { path: '' }] = z
    .object({ rows: z.array(z.object({ path: z.string() })) })
    .parse(found).rows
  const folder = join(dataDir, 'pglite')
  expect(() => checkWhole(folder)).not.toThrow()
  const file = openSync(join(folder, path), 'r+')
  writeSync(file, Buffer.alloc(8192), 0, 8192, 8192)
  closeSync(file)
  expect(() => checkWhole(folder)).toThrow(
    `${path} has 1 pages of zeros that held something. Nothing was changed`,
  )
}, 180_000)

test('takes a folder that is missing or empty for a new place', () => {
  for (const folder of [join(tempDir(), 'new'), folderWith()]) {
    expect(() => checkWhole(folder)).not.toThrow()
    clearCutShort(folder)
    makePrivate(folder)
    expect(existsSync(join(folder, 'setting-up'))).toBe(true)
  }
})

test('asks the folder of an earlier version, whose note is empty, for the files without which there is no database', () => {
  const folder = folderWith('set-up-complete')
  expect(() => checkWhole(folder)).toThrow(/PG_VERSION is missing \(and 4 more\)/)
})

test.each([false, true])(
  'is closed to other users (made before: %s)',
  { timeout: 60_000 },
  async (isMade) => {
    const dataDir = tempDir()
    const folder = join(dataDir, 'pglite')
    if (isMade) mkdirSync(folder, { mode: 0o755 })
    const { close } = await open(dataDir)
    await close()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(existsSync(join(folder, 'setting-up'))).toBe(false)
  },
)

test('opens what an earlier version left after a kill with a full disk, and notes then what is there', async () => {
  const dataDir = tempDir()
  const first = await open(dataDir)
  await first.close()
  const record = join(dataDir, 'pglite', 'set-up-complete')
  writeFileSync(join(dataDir, 'pglite', 'postmaster.pid'), '')
  writeFileSync(record, '')
  const second = await open(dataDir)
  await second.close()
  expect(readFileSync(record, 'utf8')).toContain('"PG_VERSION"')
}, 180_000)
