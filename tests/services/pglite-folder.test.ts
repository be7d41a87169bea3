import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { openPglite } from '#services/db/open-pglite.ts'
import { markComplete, setIncompleteAside } from '#services/db/pglite-folder.ts'
import { tempDir } from './support/temp-dir.ts'

const folderWith = (file: string) => {
  const folder = join(tempDir(), 'pglite')
  mkdirSync(folder)
  writeFileSync(join(folder, file), '')
  return folder
}

test('moves a database aside whose first set-up was cut short', () => {
  const folder = folderWith('PG_VERSION')
  expect(setIncompleteAside(folder)).toBe(`${folder}.incomplete`)
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(join(`${folder}.incomplete`, 'PG_VERSION'))).toBe(true)
})

test('keeps every one of several such tries', () => {
  const folder = folderWith('third')
  for (const [place, file] of [
    ['incomplete', 'first'],
    ['incomplete-2', 'second'],
  ] as const) {
    mkdirSync(`${folder}.${place}`)
    writeFileSync(join(`${folder}.${place}`, file), '')
  }
  expect(setIncompleteAside(folder)).toBe(`${folder}.incomplete-3`)
  for (const [place, file] of [
    ['incomplete', 'first'],
    ['incomplete-2', 'second'],
    ['incomplete-3', 'third'],
  ] as const) {
    expect(existsSync(join(`${folder}.${place}`, file))).toBe(true)
  }
})

test('leaves a whole database and a new place alone', () => {
  const folder = folderWith('PG_VERSION')
  markComplete(folder)
  expect(setIncompleteAside(folder)).toBeUndefined()
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
  expect(setIncompleteAside(join(tempDir(), 'new'))).toBeUndefined()
})

test.each([false, true])(
  'is closed to other users (made before: %s)',
  { timeout: 60_000 },
  async (isMade) => {
    const dataDir = tempDir()
    const folder = join(dataDir, 'pglite')
    if (isMade) {
      mkdirSync(folder, { mode: 0o755 })
      markComplete(folder)
    }
    const log = createLog({ name: 'test', level: 'silent' })
    const { close } = await openPglite({ dataDir, log })
    await close()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  },
)
