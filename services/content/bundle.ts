import { LOCALE_CODES } from '#lib/config/locales.ts'
import { LIVE_INDEX_MAX_BYTES } from '#lib/records/ask-content-service.ts'
import { NAMED_KINDS } from '#lib/records/record-kind.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { tableOf } from '#lib/util/keys-of.ts'
import type { LiveRecord } from './live-records.ts'

/** The index of the live records as it is sent. */
export type WrittenBundle = { version: string; text: string }

type Entries = Record<string, LiveRecord['entry']>

const byName = (entries: readonly (readonly [string, LiveRecord['entry']])[]): Entries =>
  Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)))

/** Writes the index of what is live; gives the one before where nothing has changed, and `null` where it is larger than the edge reads. */
export const writeBundle = async (
  live: readonly Pick<LiveRecord, 'place' | 'entry'>[],
  before: WrittenBundle | null,
): Promise<WrittenBundle | null> => {
  const records = tableOf(LOCALE_CODES, (locale) =>
    byName(
      live.flatMap(({ place, entry }) =>
        place.kind === 'page' && place.locale === locale ? [[place.path, entry] as const] : [],
      ),
    ),
  )
  const named = tableOf(NAMED_KINDS, (kind) =>
    byName(
      live.flatMap(({ place, entry }) => (place.kind === kind ? [[place.id, entry] as const] : [])),
    ),
  )
  const version = await hashOf(JSON.stringify([records, named]))
  if (before?.version === version) return before
  const text = JSON.stringify({ version, records, ...named })
  return Buffer.byteLength(text) > LIVE_INDEX_MAX_BYTES ? null : { version, text }
}
