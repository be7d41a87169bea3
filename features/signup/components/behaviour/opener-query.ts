import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination, destinationFields } from '#features/destination/destination.ts'
import { QUERY } from '#lib/config/query.ts'
import { textIn } from '../../carried-query.ts'

/** The query of the link that opened the dialog. */
export type OpenerQuery = {
  /** Goes before the label of the page. */
  label?: string | undefined
  destination?: Destination | undefined
}

/** Reads label and destination from the address that opened the dialog, as the handlers do; parts that break the contract are left out. */
export const openerQueryOf = (
  href: string,
  { templatesUrl }: { templatesUrl: string },
): OpenerQuery => {
  const query = new URL(href).searchParams
  const destination = readDestination(destinationFields(query), { templatesUrl })
  return { label: textIn(query, QUERY.label), destination }
}
