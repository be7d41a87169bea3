import { expect, test } from 'vitest'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const ask = (dataDir: string, ...args: string[]) =>
  runToEnd('scripts/ask-database.ts', { DATA_DIR: dataDir, DATABASE_URL: '' }, args)

test.each([[[]], [['select', '1']]])('npm run ask says how to write it for %j', async (args) => {
  const { code, errors } = await ask(tempTree({}), ...args)
  expect(code).toBe(1)
  expect(errors).toEqual([
    'Write the question between quotes: npm run ask -- "select count(*) from users"',
  ])
})

test('npm run ask makes no database where there is none', async () => {
  const folder = tempTree({})
  const { code, errors } = await ask(folder, 'select 1')
  expect(code).toBe(1)
  expect(errors).toEqual([
    `There is no database in ${folder}: start the site once, or correct DATA_DIR.`,
  ])
})
