import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { writePageScript } from '../../scripts/lib/write-page-script.ts'
import { tempTree } from './temp-tree.ts'

it('gives the address of the first file, whatever names the others have', async () => {
  const root = tempTree({
    'entry.ts': `document.title = 'the first file'\n`,
    // Its name comes before any digest.
    'island.ts': `export const wake = () => 'the island'\n`,
  })
  const address = join(root, 'address.json')
  await writePageScript({
    from: join(root, 'entry.ts'),
    to: join(root, 'made'),
    address,
    islands: { '-island': join(root, 'island.ts') },
    files: join(root, 'islands.json'),
  })
  const named: unknown = JSON.parse(readFileSync(address, 'utf8'))
  const file = join(root, 'made', basename(String(named)))
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('the first file')
})
