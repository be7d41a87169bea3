import type { FlightRow } from './flight-rows.ts'

const IMPORT = /^I\[.*,"([^"]*)"(?:,\d+)?\]/

/** Ids of the rows that import a client component, with its exported name where it has one. */
export const clientRows = (rows: readonly FlightRow[]): Map<string, string> => {
  const texts = new Map(rows.map(({ id, text }) => [id, text]))
  // A name that stands on a row of its own is written as `$` and the id of that row.
  const resolve = (name: string): string =>
    name.startsWith('$') ? (texts.get(name.slice(1)) ?? '').trim().slice(1, -1) : name
  return new Map(
    rows.flatMap(({ id, text }) => {
      const name = IMPORT.exec(text)?.[1]
      return name === undefined ? [] : [[id, resolve(name)]]
    }),
  )
}
