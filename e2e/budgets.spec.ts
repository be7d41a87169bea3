import { expect, test } from '@playwright/test'
import { runToEnd } from '../tests/scripts/run-to-end.ts'

/** A size takes a load of every page, on a busy machine. */
const OF_ALL_PAGES_MS = 300_000

test('every budget that is a size holds (docs/measuring.md)', async ({ baseURL }) => {
  test.setTimeout(OF_ALL_PAGES_MS)
  const { code, out, errors } = await runToEnd('bench/main.ts', {}, ['--sizes', `${baseURL}`])
  expect(code, [out, ...errors].join('\n')).toBe(0)
})
