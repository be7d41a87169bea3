import { indexEntry, type IndexEntry } from '#features/landing/landing-bundle.ts'
import { landingFaults, type ClaimFigures } from '#features/landing/landing-faults.ts'
import {
  LandingRecordError,
  parseLandingRecord,
  type RecordFault,
} from '#features/landing/parse-landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { hashOf } from '#lib/util/hash-of.ts'

/** What a record file turned out to be: something to show, or what is wrong with it. */
export type Checked =
  | { isGood: true; hash: string; entry: IndexEntry }
  | { isGood: false; faults: readonly RecordFault[] }

type Page = { locale: Locale; path: string; text: string }

const BYTE_ORDER_MARK = '\uFEFF'

/** A file that is wrong as a whole. */
export const wholeFault = (message: string): Checked => ({
  isGood: false,
  faults: [{ field: '', message }],
})

/** Checks the text of a record file: its form, its place and its words. */
export const checkRecord = async (
  { locale, path, text }: Page,
  claims: ClaimFigures,
): Promise<Checked> => {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return wholeFault('begins with a byte order mark. Save it as UTF-8 without one.')
  }
  try {
    const record = parseLandingRecord(text, path)
    const faults = landingFaults({ locale, path, record }, claims)
    if (faults.length > 0) return { isGood: false, faults }
    const hash = await hashOf(text)
    return { isGood: true, hash, entry: indexEntry(hash, record) }
  } catch (error) {
    if (error instanceof LandingRecordError) return { isGood: false, faults: error.faults }
    throw error
  }
}
