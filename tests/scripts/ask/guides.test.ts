import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { readRows } from '#services/db/read-rows.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'

const asked = [
  'docs/affiliates.md',
  'docs/analytics.md',
  'docs/orders.md',
  'features/help/README.md',
  'features/contact/README.md',
  'features/uninstall/README.md',
].flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(/^npm run ask -- "(.+)"$/gm)].map(
    ([, question = '']) => question,
  ),
)

const log = createLog({ name: 'test', level: 'silent' })
const database = lazyDatabase({
  dataDir: await withDatabase(tempDir()),
  databaseUrl: undefined,
  log,
})

afterAll(() => database.close())

test('the guides tell what to ask', () => {
  expect(asked.length).toBeGreaterThan(4)
})

test.each(asked)('the tables can answer %s', async (question) => {
  expect(await readRows(await database.get(), question)).toEqual([])
})
