import { describe, expect, it } from 'vitest'
import type { Package } from '#features/orders/order-contract.ts'
import { packageSaving } from '#features/orders/package-saving.ts'
import { CURRENT_BOOK, type PriceBook } from '#features/pricing/price.ts'
import type { PriceRow } from '#lib/config/price-book.ts'

const AT = new Date('2026-11-23T12:00:00Z')

const row = (from: string, yearly: number): PriceRow => ({
  plan: 'basic',
  currency: 'USD',
  yearly,
  from,
  status: 'confirmed',
})

const bookOf = (...rows: PriceRow[]): PriceBook => ({ ...CURRENT_BOOK, rows })

const found = (change: Partial<Package> = {}): Package => ({
  token: 'any-other-token',
  state: 'open',
  plan: 'basic',
  saveRelative: 34,
  valueRegular: 3799,
  ...change,
})

/** 37.99 a month for three months, and then 24.99. */
const LOWERED = bookOf(row('2026-01-01', 3799 * 12), row('2026-10-01', 29_988))

describe('what a package saves', () => {
  it('shows where the book held the regular value for thirty days', () => {
    expect(packageSaving(found(), { book: LOWERED, at: AT })).toEqual({
      percent: 34,
      regular: 3799,
    })
  })

  it.each([
    ['the book never held it', CURRENT_BOOK],
    ['it held it for 29 days', bookOf(row('2026-09-02', 3799 * 12), row('2026-10-01', 29_988))],
    ['it has no price', bookOf()],
  ])('does not show where %s', (_case, book) => {
    expect(packageSaving(found(), { book, at: AT })).toBeNull()
  })

  it('does not show a part that is larger than the truth', () => {
    const boast = found({ saveRelative: 35 })
    expect(packageSaving(boast, { book: LOWERED, at: AT })).toBeNull()
  })

  it.each([
    ['bib-save-73', 73, 3799],
    ['bib-save-75', 75, 7999],
  ])(
    'goes by the price book for %s, whatever the service says (S2 §3)',
    (token, percent, regular) => {
      const cheap = bookOf(row('2026-01-01', regular * 12), row('2026-10-01', 9000))
      const said = found({ token, saveRelative: 1, valueRegular: 2500 })
      expect(packageSaving(said, { book: cheap, at: AT })).toEqual({ percent, regular })
      expect(packageSaving(said, { book: CURRENT_BOOK, at: AT })).toBeNull()
    },
  )

  it('shows nothing of a package that says nothing', () => {
    const silent = found({ saveRelative: null, valueRegular: null })
    expect(packageSaving(silent, { book: LOWERED, at: AT })).toBeNull()
  })
})
