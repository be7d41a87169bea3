import { expect, it } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { survivePurchases } from './chaos/purchase-suite.ts'

const BUYERS = 1000

it('a thousand buyers, with all that goes wrong: nobody pays twice, and nothing paid is lost (S2 §4, §8)', async () => {
  const { ledger, stories } = await survivePurchases({
    folder: tempDir(),
    seed: 20_270_101,
    buyers: BUYERS,
    kills: 12,
    atOnce: 10,
  })
  expect(stories).toHaveLength(BUYERS)
  expect(ledger.orders.length).toBeGreaterThan(BUYERS / 2)
}, 3_600_000)
