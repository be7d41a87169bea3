import { LOCALE_CODES } from '#lib/config/locales.ts'
import type { LandingBundle } from '#lib/contracts/landing-bundle.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import type { LiveRecord } from './live-records.ts'

/** The index of the live records as it is sent. */
export type WrittenBundle = { version: string; text: string }

/** Writes the index of the live records; gives the one before where nothing has changed. */
export const writeBundle = async (
  live: readonly LiveRecord[],
  before: WrittenBundle | null,
): Promise<WrittenBundle> => {
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
  const version = await hashOf(JSON.stringify(records))
  if (before?.version === version) return before
  const bundle: LandingBundle = { version, records }
  return { version, text: JSON.stringify(bundle) }
}
