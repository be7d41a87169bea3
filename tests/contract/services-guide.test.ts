import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createBench } from '../services/support/bench.ts'

/** No test of this file asks for anything that is kept. */
const { app } = createBench({
  kind: 'pglite',
  isOpening: () => false,
  get: () => Promise.reject(new Error('No database here.')),
  close: () => Promise.resolve(),
})

/** Pictures and letters that a page brings along. */
const OF_PAGES = /^\/favicon\.ico$|\/faces\//

/** The written parts of a path, without those that stand for something. */
const writtenParts = (path: string): string[] =>
  path.split('/').filter((part) => /^[a-z]/i.test(part))

const paths = new Set(
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !OF_PAGES.test(path))
    .map(({ path }) => path),
)

const rows = readFileSync('docs/services.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ')[0] ?? '')

const isTold = (path: string): boolean =>
  rows.some((cell) => writtenParts(path).every((part) => new RegExp(`\\b${part}\\b`).test(cell)))

it('the services answer at many addresses, and the guide has rows', () => {
  expect(paths.size).toBeGreaterThan(60)
  expect(rows.length).toBeGreaterThan(50)
})

it('each of them has a row for whoever replaces a service', () => {
  expect([...paths].filter((path) => !isTold(path))).toEqual([])
})
