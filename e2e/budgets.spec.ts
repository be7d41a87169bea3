import { expect, test } from '@playwright/test'
import { openBench } from '../bench/lib/open-bench.ts'
import { SIZES } from '../bench/rows/budgets.ts'

// The floor app is built on the first run, and a size takes a load of every page.
test.setTimeout(180_000)

for (const { id, title, measure } of SIZES) {
  test(`budget ${id}: ${title}`, async ({ browser, baseURL }) => {
    const { bench, close } = openBench({ siteUrl: baseURL, browser })
    try {
      for (const { ok, ...row } of await measure(bench)) {
        expect.soft(ok, JSON.stringify(row)).toBe(true)
      }
    } finally {
      await close()
    }
  })
}
