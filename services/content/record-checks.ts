import { landingFaults } from '#features/landing/landing-faults.ts'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { offerFaults } from '#features/pricing/offer-faults.ts'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import type { EdgeFields } from '#lib/records/record-bundle.ts'
import type { RecordKind } from '#lib/records/record-kind.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'

/** A record file, with the page that it is meant for. */
export type PlacedText = { locale: Locale; path: string; text: string }

/** What its text says to the edge, and what is wrong with it; throws a `RecordError` where it is no record. */
type CheckKind = (
  file: PlacedText,
  claims: ClaimFigures,
) => { record: EdgeFields; faults: readonly RecordFault[] }

/** How the records of each kind are read and checked. */
export const RECORD_CHECKS: Readonly<Record<RecordKind, CheckKind>> = {
  landing: ({ text, ...page }, claims) => {
    const record = parseLandingRecord(text, page.path)
    return { record, faults: landingFaults({ ...page, record }, claims) }
  },
  offer: ({ text, ...page }, claims) => {
    const record = parseOfferRecord(text, page.path)
    return { record, faults: offerFaults({ ...page, record }, { claims }) }
  },
}
