import * as z from 'zod/mini'
import { DESTINATION_URL_MAX_LENGTH } from '#features/destination/destination.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { isPlainPath } from '#lib/util/plain-path.ts'
import { searchText } from '#lib/util/written-text.ts'

/** A visitor's destination inside the web app: a relative `url`, plus `t` for a search (S2 §4). */
export const destinationSchema = z.strictObject({
  url: z.string().check(
    z.minLength(1),
    z.maxLength(DESTINATION_URL_MAX_LENGTH),
    z.refine((url) => !url.startsWith('/') && isPlainPath(url), 'a path inside the web app'),
  ),
  t: z.optional(searchText(SEARCH_TEXT_MAX_LENGTH)),
})

export type Destination = z.infer<typeof destinationSchema>
