import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import type { Bench } from '../../bench/lib/bench.ts'
import { openBench } from '../../bench/lib/open-bench.ts'
import { runBudgets } from '../../bench/lib/run-budgets.ts'
import { tableOf } from '../../bench/lib/table-of.ts'
import { atMost } from '../../bench/lib/verdict.ts'
import { BUDGETS } from '../../bench/rows/budgets.ts'

const { bench }: { bench: Bench } = openBench({ quick: true })
const rowOf = (figure: number) => atMost({ id: 7, what: 'LCP', unit: 'ms', figure, limit: 1 })

it('has every budget of the guide but those that a browser test holds', () => {
  const guide = readFileSync('docs/measuring.md', 'utf8')
  const numbers = [...guide.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  // 4 is a line of row 2.
  expect([...new Set([...BUDGETS.map(({ id }) => id), 4])].toSorted((a, b) => a - b)).toEqual(
    numbers,
  )
})

it('says in one line what a budget cannot be measured without', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  vi.stubEnv('PATH', '/nowhere')
  const say = vi.fn<(line: unknown) => void>()
  const measure = vi.fn<() => Promise<never>>()
  const { broken } = await runBudgets(
    [
      { id: 7, title: 'LCP', needs: ['Chromium'], measure },
      { id: 14, title: 'front', needs: ['wrk'], measure },
    ],
    { bench, say },
  )
  expect(broken).toEqual([7, 14])
  expect(measure).not.toHaveBeenCalled()
  expect(say).toHaveBeenCalledWith('7 is not measured without Chromium (set CHROMIUM_PATH to one).')
  expect(say).toHaveBeenCalledWith('14 is not measured without wrk (apt-get install wrk).')
})

it.each([
  ['no line', []],
  ['a figure that is none', [rowOf(Number.NaN)]],
])('counts a budget that gives %s as not measured', async (_case, rows) => {
  const measure = async () => rows
  expect(
    (await runBudgets([{ id: 7, title: 'LCP', measure }], { bench, say: () => {} })).broken,
  ).toEqual([7])
})

it('judges figures, but not those of a quick run', () => {
  expect(tableOf([rowOf(2)], { isJudged: true })).toContain('FALLS SHORT')
  expect(tableOf([rowOf(2)], { isJudged: false })).toMatch(/2 ms +not judged$/)
})
