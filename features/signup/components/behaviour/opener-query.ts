import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination, wireIn } from '#features/destination/destination.ts'
import { QUERY } from '#lib/config/query.ts'
import { textIn } from '../../carried-query.ts'

/** What the link that opened the dialog carries. */
export type Opening = {
  /** Goes before the label of the page. */
  label?: string | undefined
  destination?: Destination | undefined
}

/** Reads label and destination from the address that opened the dialog, as the handlers do; parts that break the contract are left out. */
export const openingOf = (href: string, { templatesUrl }: { templatesUrl: string }): Opening => {
  const query = new URL(href).searchParams
  const destination = readDestination(wireIn(query), { templatesUrl })
  return { label: textIn(query, QUERY.label), destination }
}
