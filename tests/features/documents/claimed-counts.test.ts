import { describe, expect, it } from 'vitest'
import { claimedCounts } from '#features/documents/claimed-counts.ts'

const CLAIMS = { templates: 3000, contracts: 700, hrDocuments: 400 }
const COUNTS = {
  departments: { legal: 2700, 'human-resources': 420 },
  types: { agreement: 700, letter: 90 },
}

const withHr = (count: number) => ({
  ...COUNTS,
  departments: { legal: 2700, 'human-resources': count },
})

describe('the counts of a library', () => {
  it('are shown where they are what the site says of it', () => {
    expect(claimedCounts(COUNTS, CLAIMS)).toBe(COUNTS)
  })

  it.each([
    ['more than is claimed', withHr(685)],
    ['fewer than are claimed', withHr(399)],
    [
      'a library that is larger',
      { ...COUNTS, departments: { legal: 4000, 'human-resources': 420 } },
    ],
    ['a kind that is not counted', { ...COUNTS, types: { letter: 90 } }],
    ['no counts', null],
  ])('are left out with %s', (_what, counts) => {
    expect(claimedCounts(counts, CLAIMS)).toBeNull()
  })
})
