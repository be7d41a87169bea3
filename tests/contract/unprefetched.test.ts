import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SEGMENTS = globSync('app/**/{page,layout}{.gallery,}.tsx')

describe('pages and layouts (docs/decisions/015)', () => {
  it('are found', () => {
    expect(SEGMENTS.length).toBeGreaterThan(10)
  })

  it.each(SEGMENTS)('%s is in no part made for prefetching', (file) => {
    expect(readFileSync(file, 'utf8')).toContain('export const { prefetch } = UNPREFETCHED\n')
  })
})
