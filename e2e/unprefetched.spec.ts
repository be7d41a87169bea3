import { globSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { currentBuild } from '../scripts/run/current-build.ts'

/** Bytes that the head of a page or an empty segment takes, that of a story the most; a page takes more. */
const EMPTY = 5000

test('no page of the build was rendered once more in parts for prefetching', () => {
  const parts = globSync(`${currentBuild()}/server/app/**/*.segment.rsc`).filter(
    (file) => basename(file) !== '_full.segment.rsc',
  )
  expect(new Set(parts.map((file) => dirname(file))).size).toBeGreaterThan(100)
  const large = parts.filter((file) => statSync(file).size > EMPTY)
  expect(large).toEqual([])
})
