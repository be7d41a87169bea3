import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'

type Customer = {
  /** Of the browser that bought, by its IANA name; null where it did not say. */
  timeZone: string | null
  /** The billing place; null while nobody knows. */
  place: { country: string; province: string | null } | null
}

/** The zone whose days a customer reads in pages, mails and papers: of the browser that bought, else of the bill's place, else of the books. */
export const zoneOfCustomer = ({ timeZone, place }: Customer): string =>
  knownZone(timeZone) ?? (place && zoneOfPlace(place)) ?? BOOKS_TIME_ZONE
