import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ended, spawnServices } from '../support/child-services.ts'
import { filesOf, makeFolders, tryDamages, type Folders } from '../support/damaged-folder.ts'
import { freePort } from '../support/free-port.ts'

let folders: Folders

beforeAll(async () => {
  folders = await makeFolders()
}, 300_000)

/** The important kinds, of which is known what becomes of each. */
const sample = (dataDir: string) => [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/5/PG_VERSION',
  'pg_xact/0000',
  'postgresql.conf',
  'set-up-complete',
  folders.heap,
  folders.index,
  ...filesOf(dataDir).filter((file) => file.startsWith('pg_wal/')),
]

/** An empty record is one of an earlier version; where nothing else is lost, all is there. */
const OPENED = ['set-up-complete emptied']

test('one file of a stopped database lost, emptied or cut in half: refused, or every row', async () => {
  const dataDir = folders.stopped
  const { refused, whole, other } = await tryDamages(dataDir, sample(dataDir), folders.rows)
  expect(other).toEqual([])
  expect(whole).toEqual(OPENED)
  expect(refused).toHaveLength(3 * sample(dataDir).length - 1)
}, 300_000)

test('the same after kill -9: what a table got since the last record comes back from the log', async () => {
  const dataDir = folders.killed
  const { other, whole } = await tryDamages(dataDir, sample(dataDir), folders.rows)
  expect(other).toEqual([])
  expect(whole).toEqual([...OPENED, `${folders.heap} halved`, `${folders.index} halved`])
}, 300_000)

test('services that find such a database end with one line, and change nothing', async () => {
  const DATA_DIR = folders.stopped
  rmSync(join(DATA_DIR, 'pglite', 'PG_VERSION'))
  const files = filesOf(DATA_DIR)
  const SERVICES_PORT = `${await freePort()}`
  const { child, output } = spawnServices({ DATA_DIR, SERVICES_PORT, LOG_LEVEL: 'silent' })
  expect(await ended(child)).toBe(1)
  expect(output.join('').trimEnd().split('\n')).toEqual([
    expect.stringMatching(/is not whole: PG_VERSION is missing\..*npm run restore/),
  ])
  expect(filesOf(DATA_DIR)).toEqual(files)
  expect(existsSync(join(DATA_DIR, 'pglite', 'PG_VERSION'))).toBe(false)
}, 180_000)

test.each(['stopped', 'killed'] as const)(
  'a database of %s services of which any one file is lost, emptied or cut in half is refused, or opens with every row',
  async (state) => {
    const dataDir = folders[state]
    const files = filesOf(dataDir).filter(
      (file) => statSync(join(dataDir, 'pglite', file)).size > 0,
    )
    const { refused, other } = await tryDamages(dataDir, files, folders.rows)
    expect(other).toEqual([])
    expect(refused.length).toBeGreaterThan(2 * files.length)
  },
  900_000,
)
