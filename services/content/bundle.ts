import { LOCALE_CODES } from '#lib/config/locales.ts'
import { LIVE_INDEX_MAX_BYTES } from '#lib/records/ask-content-service.ts'
import type { ExperimentIndex } from '#lib/records/experiment-index.ts'
import type { RecordBundle } from '#lib/records/record-bundle.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import type { LiveRecord } from './live-records.ts'

/** The index of the live records as it is sent. */
export type WrittenBundle = { version: string; text: string }

type Live = { records: readonly LiveRecord[]; experiments: ExperimentIndex }

/** Writes the index of what is live; gives the one before where nothing has changed, and `null` where it is larger than the edge reads. */
export const writeBundle = async (
  { records: live, experiments }: Live,
  before: WrittenBundle | null,
): Promise<WrittenBundle | null> => {
  const records = Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      Object.fromEntries(
        live
          .filter((each) => each.locale === locale)
          .toSorted((left, right) => (left.path < right.path ? -1 : 1))
          .map(({ path, entry }) => [path, entry]),
      ),
    ]),
  )
  const version = await hashOf(JSON.stringify([records, experiments]))
  if (before?.version === version) return before
  const bundle: RecordBundle = { version, records, experiments }
  const text = JSON.stringify(bundle)
  return Buffer.byteLength(text) > LIVE_INDEX_MAX_BYTES ? null : { version, text }
}
