import type { Row } from '#services/db/read-rows.ts'

const shown = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** Rows as a table can show them: what holds something else is JSON. */
export const shownRows = (rows: readonly Row[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)])),
  )
