import * as z from 'zod/mini'
import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import type { Row } from '#services/ask/read-rows.ts'

const count = z.coerce.number().check(z.int(), z.gte(0))

const resultRow = z.object({
  day: z.string(),
  page: z.string(),
  views: count,
  accounts: count,
  orders: count,
  /** In minor units by currency, negative where more was given back than was sold. */
  revenue: z.partialRecord(currencySchema, z.number()),
})

const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 })

/** Accounts of a page to its views; a page whose views nobody counts has none. */
const rateOf = (accounts: number, views: number): string =>
  views === 0 ? '' : share.format(accounts / views)

const revenueOf = (revenue: z.infer<typeof resultRow>['revenue']): string =>
  Object.entries(revenue)
    .map(([name, amount]) => {
      const currency = currencySchema.parse(name)
      return `${typedUnits(amount, currency)} ${currency}`
    })
    .toSorted()
    .join(' + ')

/** Rows of `resultsQuestion` as people read them: one for each page, or page and day. */
export const resultsTable = (rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    const { day, page, views, accounts, orders, revenue } = resultRow.parse(row)
    return {
      ...(day !== '' && { day }),
      page,
      views,
      accounts,
      rate: rateOf(accounts, views),
      orders,
      revenue: revenueOf(revenue),
    }
  })
