import { describe, expect, it } from 'vitest'
import { claimedCounts, shelfFigure } from '#features/documents/claimed-counts.ts'
import { shelfAt } from '#features/documents/library-shelf.ts'

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

describe('the figure of a shelf', () => {
  const figureOf = (place: string, total: number) => {
    const shelf = shelfAt(place)
    return shelf && shelfFigure(shelf, { total, claims: CLAIMS })
  }

  it.each([
    ['human-resources', 693, { figure: 400, isAtLeast: true }],
    ['human-resources', 420, { figure: 420, isAtLeast: false }],
    ['human-resources', 300, { figure: 300, isAtLeast: false }],
    ['type/agreement', 990, { figure: 700, isAtLeast: true }],
    ['legal', 923, { figure: 923, isAtLeast: false }],
  ])('is on %s, which holds %i, the one that the site claims of it', (place, total, shown) => {
    expect(figureOf(place, total)).toEqual(shown)
  })
})
