import { describe, expect, it } from 'vitest'
import { figureOf, forestRows, TREES_PER_MARK } from '#features/company/forest.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import english from '#locales/en/claims.json'

describe('the ledger of trees (S2 §1)', () => {
  it.each(LOCALE_CODES)('reads the claim of %s as the number that it is', async (locale) => {
    expect(figureOf((await loadClaims(locale)).trees)).toBe(english.trees)
  })

  it('draws one mark for each thousand of the claim, and its last row says the claim', () => {
    const rows = forestRows(english.trees)
    expect(rows.reduce((sum, { marks }) => sum + marks, 0) * TREES_PER_MARK).toBe(english.trees)
    expect(rows.at(-1)?.total).toBe(english.trees)
  })

  it('fills each row before it begins the next', () => {
    expect(forestRows(23_400)).toEqual([
      { marks: 10, total: 10_000 },
      { marks: 10, total: 20_000 },
      { marks: 3, total: 23_000 },
    ])
  })

  it('draws no row for less than a mark', () => {
    expect(forestRows(999)).toEqual([])
  })
})
