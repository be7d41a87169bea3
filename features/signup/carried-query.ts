import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { plainText } from '#lib/util/written-text.ts'

const labelText = plainText(LABEL_MAX_LENGTH)

/** One line of text that a query carries under a name; none when it is empty, too long or no plain text. */
export const textIn = (query: URLSearchParams, name: string): string | undefined =>
  labelText.safeParse(query.get(name)).data || undefined
