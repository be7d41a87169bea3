import { heldForThirtyDays, priceRow, type PriceBook } from '#features/pricing/price.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { PACKAGE_OVERRIDES } from '#lib/config/price-book.ts'
import type { Package } from './order-contract.ts'
import type { PackageView } from './order-view.ts'

const MONTHS = 12

/** The facts of a package: for two packages the price book decides, from a day on (S2 §3 "Package"). */
const factsOf = (found: Package, at: Date): Pick<Package, 'saveRelative' | 'valueRegular'> =>
  PACKAGE_OVERRIDES.find(
    ({ token, from }) => token === found.token && Date.parse(from) <= at.getTime(),
  ) ?? found

/**
 * The saving of a package, where it is true: the book must have asked the regular value for thirty days before the present price, and the
 * part that is saved must be as large as the package says. What is charged never follows from a package.
 */
export const packageSaving = (
  found: Package,
  { book, at }: { book: PriceBook; at: Date },
): PackageView['saving'] => {
  const { saveRelative: percent, valueRegular: regular } = factsOf(found, at)
  const wanted = { plan: 'basic', currency: DEFAULT_CURRENCY, at } as const
  const row = priceRow(book, wanted)
  if (percent === null || regular === null || !row) return null
  const list = regular * MONTHS
  const saves = (1 - row.yearly / list) * 100
  const isTrue = saves >= percent && heldForThirtyDays(book, { ...wanted, list, before: row.from })
  return isTrue ? { percent, regular } : null
}
