import type { Row } from '#services/db/read-rows.ts'
import { pageRows, writtenRate, writtenRevenue } from '#services/results/page-rows.ts'

/** Rows of `pagesQuestion` as people read them: one for each page, or page and day. */
export const resultsTable = (rows: readonly Row[]): Row[] =>
  pageRows(rows).map(({ day, page, views, accounts, orders, revenue }) => ({
    ...(day !== '' && { day }),
    page,
    views,
    accounts,
    rate: writtenRate(accounts, views),
    orders,
    revenue: writtenRevenue(revenue),
  }))
