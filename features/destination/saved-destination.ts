import { QUERY } from '#lib/config/query.ts'
import { type CarriedDestination, type WireDestination, destinationFields } from './destination.ts'

/** Value of the cookie b_search: the fields of a destination as a query. */
export const writeSavedDestination = ({ url, t }: CarriedDestination): string =>
  new URLSearchParams({ [QUERY.url]: url, ...(t && { [QUERY.search]: t }) }).toString()

/**
 * The content of the cookie b_search, not checked yet: the fields as a query, or as older pages wrote it the place alone, a search with
 * its `t` (S2 §3). None when it is empty.
 */
export const savedDestination = (value: string | undefined): WireDestination | undefined => {
  if (!value) return undefined
  const fields = new URLSearchParams(value)
  return fields.has(QUERY.url) ? destinationFields(fields) : { url: value }
}
