import { globSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { currentBuild } from '../scripts/run/current-build.ts'

/** Bytes that an empty segment takes; the smallest page takes ten times as many. */
const EMPTY = 4000

/** Bytes that a head takes, which is metadata alone: that of a story, with its day, author and feed, the most. */
const HEAD = 4500

const allowed = (file: string) => (basename(file) === '_head.segment.rsc' ? HEAD : EMPTY)

test('no page of the build was rendered once more in parts for prefetching', () => {
  const parts = globSync(`${currentBuild()}/server/app/**/*.segment.rsc`).filter(
    (file) => basename(file) !== '_full.segment.rsc',
  )
  expect(new Set(parts.map((file) => dirname(file))).size).toBeGreaterThan(100)
  const large = parts.filter((file) => statSync(file).size > allowed(file))
  expect(large).toEqual([])
})
