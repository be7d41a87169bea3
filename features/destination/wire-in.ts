import { QUERY } from '#lib/config/query.ts'
import type { WireDestination } from './destination.ts'

/** The two fields of a destination as a query spells them, not checked yet. */
export const wireIn = (query: URLSearchParams): WireDestination => ({
  url: query.get(QUERY.url) || undefined,
  t: query.get(QUERY.search) || undefined,
})
