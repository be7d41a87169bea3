import { RecordError, type RecordFault } from '#lib/records/parse-record.ts'
import { indexEntry, type IndexEntry } from '#lib/records/record-bundle.ts'
import { recordKindOf } from '#lib/records/record-kind.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { RECORD_CHECKS, type PlacedText } from './record-checks.ts'

/** What a record file turned out to be: something to show, or what is wrong with it. */
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
