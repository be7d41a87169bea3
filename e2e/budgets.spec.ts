import { expect, test } from '@playwright/test'
import { openBench } from '../bench/lib/open-bench.ts'
import { SIZES } from '../bench/rows/budgets.ts'
import { sitePages } from './support/pages.ts'

const BUILD_OF_THE_FLOOR_MS = 180_000
const LOAD_OF_A_PAGE_MS = 3_000

// The floor app is built on the first run, and a size takes a load of every page.
test.setTimeout(BUILD_OF_THE_FLOOR_MS + LOAD_OF_A_PAGE_MS * (await sitePages()).length)

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
