import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { QUERY } from '#lib/config/query.ts'
import { destinationSchema, type Destination } from '#lib/contracts/destination.ts'
import { plainText } from '#lib/contracts/plain-text.ts'

/** What the link that opened the dialog carries. */
export type Opening = {
  /** Goes before the label of the page. */
  label?: string | undefined
  destination?: Destination | undefined
}

const labelText = plainText(LABEL_MAX_LENGTH)

/** Reads label and destination from the address that opened the dialog; parts that break the contract are left out. */
export const openingOf = (href: string): Opening => {
  const query = new URL(href).searchParams
  return {
    label: labelText.safeParse(query.get(QUERY.label)).data || undefined,
    destination: destinationSchema.safeParse({
      url: query.get(QUERY.url) ?? undefined,
      t: query.get(QUERY.search) || undefined,
    }).data,
  }
}
