import { QUERY } from '#lib/config/query.ts'
import { destinationIn, textIn } from '#lib/contracts/carried-query.ts'
import type { Destination } from '#lib/contracts/destination.ts'

/** What the link that opened the dialog carries. */
export type Opening = {
  /** Goes before the label of the page. */
  label?: string | undefined
  destination?: Destination | undefined
}

/** Reads label and destination from the address that opened the dialog; parts that break the contract are left out. */
export const openingOf = (href: string): Opening => {
  const query = new URL(href).searchParams
  return { label: textIn(query, QUERY.label), destination: destinationIn(query) }
}
