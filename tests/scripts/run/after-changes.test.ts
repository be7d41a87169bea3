import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { afterChanges } from '../../../scripts/run/after-changes.ts'
import { tempTree } from '../temp-tree.ts'

type Change = (file: string, text: string, beside: string) => void

/** How programs write a file, by who does so. */
const WAYS: readonly (readonly [string, Change])[] = [
  ['written over', (file, text) => writeFileSync(file, text)],
  [
    'replaced by another one, as editors and sed -i do',
    (file, text, beside) => {
      writeFileSync(beside, text)
      renameSync(beside, file)
    },
  ],
  [
    'removed and made anew, as a checkout does',
    (file, text) => {
      rmSync(file)
      writeFileSync(file, text)
    },
  ],
]

const followed = async (folders: readonly string[], run: () => Promise<unknown>) => {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  await afterChanges({ folders, signal: stop.signal, run })
  return stop
}

it.each(WAYS)('a file is followed when it is %s, each time', async (_way, change) => {
  const root = tempTree({ 'app/styles/parts/a.css': '0', 'beside/keep': '' })
  let runs = 0
  await followed([join(root, 'app')], () => Promise.resolve(runs++))
  for (const text of ['1', '2', '3']) {
    const before = runs
    change(join(root, 'app/styles/parts/a.css'), text, join(root, 'beside/a.css'))
    await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(before)
  }
})

it('a file of a folder that came later is followed too, and nothing after the end', async () => {
  const root = tempTree({ 'locales/en/a.json': '0' })
  let runs = 0
  const stop = await followed([join(root, 'locales')], () => Promise.resolve(runs++))
  mkdirSync(join(root, 'locales/fr/landing'), { recursive: true })
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(0)
  const before = runs
  // The system tells of a folder before it watches it: who writes a file that early writes it again.
  await expect
    .poll(
      () => {
        writeFileSync(join(root, 'locales/fr/landing/b.json'), '1')
        return runs
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeGreaterThan(before)
  stop.abort()
  const last = runs
  writeFileSync(join(root, 'locales/fr/landing/b.json'), '2')
  await new Promise((done) => setTimeout(done, 300))
  expect(runs).toBe(last)
})

it('what changes while it runs is run for once more, and never twice at a time', async () => {
  const root = tempTree({ 'app/a.css': '0' })
  let [runs, atOnce, most] = [0, 0, 0]
  const run = async () => {
    runs += 1
    most = Math.max(most, ++atOnce)
    if (runs === 1) writeFileSync(join(root, 'app/a.css'), 'changed meanwhile')
    await new Promise((done) => setTimeout(done, 300))
    atOnce -= 1
  }
  await followed([join(root, 'app')], run)
  writeFileSync(join(root, 'app/a.css'), '1')
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(most).toBe(1)
})
