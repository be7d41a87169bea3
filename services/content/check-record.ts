import { landingFaults } from '#features/landing/landing-faults.ts'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { offerFaults } from '#features/pricing/offer-faults.ts'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { RecordError, type RecordFault } from '#lib/records/parse-record.ts'
import { indexEntry, type IndexEntry, type EdgeFields } from '#lib/records/record-bundle.ts'
import { recordKindOf, type RecordKind } from '#lib/records/record-kind.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { hashOf } from '#lib/util/hash-of.ts'

/** A record file, with the page that it is meant for. */
type PlacedText = { locale: Locale; path: string; text: string }

/** Gives a text's fields for the edge and its faults; throws a `RecordError` where it is no record. */
type CheckKind = (
  file: PlacedText,
  claims: ClaimFigures,
) => { record: EdgeFields; faults: readonly RecordFault[] }

/** The way to read and check the records of each kind. */
const RECORD_CHECKS: Readonly<Record<RecordKind, CheckKind>> = {
  landing: ({ text, ...page }, claims) => {
    const record = parseLandingRecord(text, page.path)
    return { record, faults: landingFaults({ ...page, record }, claims) }
  },
  offer: ({ text, ...page }, claims) => {
    const record = parseOfferRecord(text, page.path)
    return { record, faults: offerFaults({ ...page, record }, { claims }) }
  },
}

/** The result of checking a record file: a record to show, or its problems. */
export type Checked =
  | { isGood: true; hash: string; entry: IndexEntry }
  | { isGood: false; faults: readonly RecordFault[] }

const BYTE_ORDER_MARK = '\uFEFF'

/** A file that is wrong as a whole. */
export const fileFault = (message: string): Checked => ({
  isGood: false,
  faults: [{ field: '', message }],
})

/** Checks the text of a record file: its form, its place and its words. */
export const checkRecord = async (
  { locale, path, text }: PlacedText,
  claims: ClaimFigures,
): Promise<Checked> => {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return fileFault('begins with a byte order mark. Save it as UTF-8 without one.')
  }
  try {
    const { record, faults } = RECORD_CHECKS[recordKindOf(path)]({ locale, path, text }, claims)
    if (faults.length > 0) return { isGood: false, faults }
    const hash = await hashOf(text)
    return { isGood: true, hash, entry: indexEntry(hash, record) }
  } catch (error) {
    if (error instanceof RecordError) return { isGood: false, faults: error.faults }
    throw error
  }
}
