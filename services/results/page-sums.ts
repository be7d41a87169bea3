import { currencySchema } from '#features/pricing/money.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { sum } from '#lib/util/sum.ts'
import type { PageRow, Revenue } from './page-rows.ts'

/** The results of a page, in sum and by day of the range. */
export type PageSums = Omit<PageRow, 'day'> & { days: PageRow[] }

type Range = { from: string; until: string }

/** Each day from the first one to before another. */
export const daysOf = ({ from, until }: Range): string[] => {
  const [first, end] = [Date.parse(from), Date.parse(until)]
  return Array.from({ length: Math.max(0, (end - first) / DAY_MS) }, (_none, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  )
}

const addedRevenue = (left: Revenue, right: Revenue): Revenue => {
  const both: Revenue = { ...left }
  for (const [name, amount] of Object.entries(right)) {
    const currency = currencySchema.parse(name)
    both[currency] = (both[currency] ?? 0) + amount
  }
  return both
}

const nothing = { views: 0, accounts: 0, orders: 0, revenue: {} }

const added = <Sums extends Omit<PageRow, 'day' | 'page'>>(sums: Sums, row: PageRow): Sums => ({
  ...sums,
  views: sums.views + row.views,
  accounts: sums.accounts + row.accounts,
  orders: sums.orders + row.orders,
  revenue: addedRevenue(sums.revenue, row.revenue),
})

const groupedBy = (rows: readonly PageRow[], field: 'day' | 'page') => {
  const groups = new Map<string, PageRow[]>()
  for (const row of rows) {
    const group = groups.get(row[field])
    if (group) group.push(row)
    else groups.set(row[field], [row])
  }
  return groups
}

const sumsOf = (
  page: string,
  { rows, days }: { rows: readonly PageRow[]; days: readonly string[] },
): PageSums => {
  const byDay = groupedBy(rows, 'day')
  const filled = days.map((day) =>
    (byDay.get(day) ?? []).reduce<PageRow>((sums, row) => added(sums, row), {
      page,
      day,
      ...nothing,
    }),
  )
  return filled.reduce<PageSums>((sums, row) => added(sums, row), {
    page,
    ...nothing,
    days: filled,
  })
}

/** Rows of pages by day, a page each with all days of the range; most viewed first, then by accounts and orders. */
export const pageSums = (rows: readonly PageRow[], range: Range): PageSums[] => {
  const days = daysOf(range)
  return [...groupedBy(rows, 'page')]
    .map(([page, own]) => sumsOf(page, { rows: own, days }))
    .toSorted((a, b) => b.views - a.views || b.accounts - a.accounts || b.orders - a.orders)
}

/** All pages together. */
export const totalSums = (rows: readonly PageRow[], range: Range): PageSums =>
  sumsOf('', { rows, days: daysOf(range) })

const wholeUnits = (revenue: Revenue): number[] =>
  Object.entries(revenue).map(
    ([name, amount]) => amount / 10 ** CURRENCIES[currencySchema.parse(name)].digits,
  )

/** Revenue as a drawing shows it: whole units of all currencies, which are of one order of size. */
export const drawnRevenue = (revenue: Revenue): number => sum(wholeUnits(revenue))
