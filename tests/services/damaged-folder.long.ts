import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { filesOf, makeFolders, tryDamages, type Folders } from './support/damaged-folder.ts'

let folders: Folders

beforeAll(async () => {
  folders = await makeFolders()
}, 120_000)

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
