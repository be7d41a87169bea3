import { expect, onTestFinished, test, vi } from 'vitest'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { CONTENT_SCAN_MS, watchContent } from '#services/content/watch-content.ts'
import { scanTwice } from './scan-twice.ts'
import { contentBench, recordText } from './support.ts'

const FILE = 'en/landing/docs/spring-sale.json'

const NOTHING = '{"records":{}}'

const until = { timeout: 4 * CONTENT_SCAN_MS, interval: 50 }

test('a folder is looked at again and again until that ends', async () => {
  const bench = contentBench()
  const { folder, log } = bench
  const stop = await watchContent({ folder, content: bench.content(), log })
  onTestFinished(stop)
  const live = () =>
    Object.keys(
      readRecordBundle(JSON.parse(bench.content().bundle()?.text ?? NOTHING)).index.en ?? {},
    )
  bench.drop(FILE, recordText())
  await vi.waitFor(() => expect(live()).toEqual(['/docs/spring-sale']), until)
  bench.remove(FILE)
  await vi.waitFor(() => expect(live()).toEqual([]), until)
  stop()
  bench.drop(FILE, recordText())
  await new Promise((resolve) => {
    setTimeout(resolve, 2 * CONTENT_SCAN_MS)
  })
  expect(live()).toEqual([])
})

test('a thousand records are live, and cost little when nothing changes', async () => {
  const { live, firstMs, againMs } = await scanTwice(1000)
  expect(live).toBe(1000)
  // Against the first reading, for a busy machine is slow at both.
  expect(againMs).toBeLessThan(firstMs / 4)
})
