import type { FlightRow } from './flight-rows.ts'

// The mark of a kind of reference is never a hex digit: `$a5` is row a5.
const REFERENCE = /"\$[A-Zg-z@]?([0-9a-f]+)(?=[":])/g

const isText = ({ text }: FlightRow) => text.startsWith('T')

/** Ids of all rows that some flight text needs, directly or through other rows. */
export const reachableRows = (rows: readonly FlightRow[], from: string): Set<string> => {
  const texts = new Map<string, string[]>()
  for (const row of rows) {
    if (!isText(row)) texts.set(row.id, [...(texts.get(row.id) ?? []), row.text])
  }
  const found = new Set<string>()
  const follow = (text: string) => {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      if (found.has(id)) continue
      found.add(id)
      for (const next of texts.get(id) ?? []) follow(next)
    }
  }
  follow(from)
  return found
}
