import * as z from 'zod/mini'
import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import type { Row } from '#services/db/read-rows.ts'

const count = z.coerce.number().check(z.int(), z.gte(0))

const pageRow = z.object({
  day: z.string(),
  page: z.string(),
  views: count,
  accounts: count,
  orders: count,
  /** In minor units by currency, negative where more was given back than was sold. */
  revenue: z.partialRecord(currencySchema, z.number()),
})

/** The results of a page, on one day where days were requested. */
export type PageRow = z.infer<typeof pageRow>

/** Revenue by currency, in minor units. */
export type Revenue = PageRow['revenue']

/** Rows of `pagesQuestion` and `offersQuestion`, checked. */
export const pageRows = (rows: readonly Row[]): PageRow[] => rows.map((row) => pageRow.parse(row))

const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 })

/** Accounts of a page to its views; empty where nobody counts these. */
export const writtenRate = (accounts: number, views: number): string =>
  views === 0 ? '' : share.format(accounts / views)

/** Revenue of each currency: `299.88 USD + 275.88 EUR`. */
export const writtenRevenue = (revenue: Revenue): string =>
  Object.entries(revenue)
    .map(([name, amount]) => {
      const currency = currencySchema.parse(name)
      return `${typedUnits(amount, currency)} ${currency}`
    })
    .toSorted()
    .join(' + ')

/** The same for a page, on which an amount stays with its currency. */
export const shownRevenue = (revenue: Revenue): string =>
  writtenRevenue(revenue).replaceAll(/ (?=[A-Z])/g, '\u00A0')
