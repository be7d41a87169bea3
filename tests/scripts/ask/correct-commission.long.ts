import { expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench } from '../../services/support/bench.ts'
import { countedClick } from '../../services/support/counted-click.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const correct = (dataDir: string, ...args: string[]) =>
  runToEnd('scripts/correct-commission.ts', { DATA_DIR: dataDir, DATABASE_URL: '' }, args)

test.each([
  [[]],
  [['BB-0123456789', '--commission', '1.00']],
  [['BB-1', '--commission', '1.00', '--why', 'a statement']],
  [['BB-0123456789', 'BB-0123456780', '--commission', '1.00', '--why', 'a statement']],
])(
  'npm run affiliates:correct takes an order, a commission and a reason, and not %j',
  async (args) => {
    const { code, errors } = await correct(tempTree({}), ...args)
    expect(code).toBe(1)
    expect(errors.join('\n')).toContain('npm run affiliates:correct -- BB-0123456789')
  },
)

test('npm run affiliates:correct sets what is due for an order, once', async () => {
  const dataDir = await withDatabase(tempDir())
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir, databaseUrl: undefined, log })
  const bench = createBench(database)
  const { buy } = buyerOf(() => bench)
  const { orderNumber } = await buy({ affiliateTransaction: await countedClick(bench) })
  await database.close()
  const ask = () => correct(dataDir, orderNumber, '--commission', '12.30', '--why', 'a statement')
  const first = await ask()
  expect(first.code).toBe(0)
  const again = await ask()
  expect(again.code).toBe(1)
  expect(again.errors.join('\n')).toContain(
    `That much is due for the order ${orderNumber} already.`,
  )
})
