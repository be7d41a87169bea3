import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { QUERY } from '#lib/config/query.ts'
import { destinationSchema, type Destination } from './destination.ts'
import { plainText } from './plain-text.ts'

const labelText = plainText(LABEL_MAX_LENGTH)

/** The destination that a query carries; none when it breaks the contract. */
export const destinationIn = (query: URLSearchParams): Destination | undefined =>
  destinationSchema.safeParse({
    url: query.get(QUERY.url) ?? undefined,
    t: query.get(QUERY.search) || undefined,
  }).data

/** One line of text that a query carries under a name; none when it is empty, too long or no plain text. */
export const textIn = (query: URLSearchParams, name: string): string | undefined =>
  labelText.safeParse(query.get(name)).data || undefined
