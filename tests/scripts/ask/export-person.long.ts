import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const exportPerson = (dataDir: string, ...args: string[]) =>
  runToEnd('scripts/export-person.ts', { DATA_DIR: dataDir, DATABASE_URL: '' }, args)

test.each([[[]], [['everybody']], [['a@b.example', 'c@d.example']]])(
  'npm run export-person takes one address, and not %j',
  async (args) => {
    const { code, errors } = await exportPerson(tempTree({}), ...args)
    expect(code).toBe(1)
    expect(errors).toEqual([
      'Name one e-mail address: npm run export-person -- ann@company.example; with --to FOLDER the file goes there.',
    ])
  },
)

test('npm run export-person writes a file that only its owner reads into the folder that is named, which it makes', async () => {
  const to = join(tempDir(), 'for-ann')
  const { code, out } = await exportPerson(
    await withDatabase(tempDir()),
    'ann@company.example',
    '--to',
    to,
  )
  expect(code).toBe(0)
  const [name = ''] = readdirSync(to)
  const file = join(to, name)
  expect(out).toContain(`${file}: give it to nobody`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { 'data.json': data } = unzipSync(readFileSync(file))
  expect(JSON.parse(strFromU8(data ?? new Uint8Array()))).toBeTypeOf('object')
}, 60_000)
