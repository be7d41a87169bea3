import * as z from 'zod'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { ANNOUNCEMENT_PLACES, type AnnouncementEntry } from '#lib/records/announcement-index.ts'
import { markFaults } from '#lib/records/mark-faults.ts'
import { readRecordJson, recordReader, type RecordFault } from '#lib/records/parse-record.ts'
import { copy, edgeFields, ENDS_LATER, endsLater, listOf } from '#lib/records/record-fields.ts'
import { isTargetPath } from '#lib/records/redirect-index.ts'
import { targetFault } from '#lib/records/target-page.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import { keysOf } from '#lib/util/keys-of.ts'

const words = z.strictObject({
  text: copy(120).describe('What is said, in one sentence.'),
  link: copy(40).describe('The words of the link behind it.'),
})

const languages = z
  .partialRecord(z.enum(LOCALE_CODES), words)
  .refine((own) => keysOf(own).length > 0, 'needs the words of at least one language')
  .describe('The line in each language that shall have it.')

/** A line over the site (docs/decisions/064): one file each, `locales/announcements/<name>.json`. */
export const announcementRecord = z
  .strictObject({
    $schema: z.string().optional(),
    from: edgeFields.from.describe('When the line begins; at once when left out.'),
    until: edgeFields.until.describe('When the line ends; never when left out.'),
    pages: listOf(z.enum(ANNOUNCEMENT_PLACES), [1, ANNOUNCEMENT_PLACES.length]).describe(
      'Kinds of page: "home", "pricing", "landing", and "pages" for what else the menus show.',
    ),
    path: z
      .string()
      .refine(isTargetPath, 'must be the path of a page without its language, such as "/apps"')
      .describe('The page that the link leads to.'),
    words: languages,
  })
  .refine(endsLater, ENDS_LATER)

export type AnnouncementRecord = z.infer<typeof announcementRecord>

const asAnnouncement = recordReader(announcementRecord, 'announcement')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseAnnouncement = (text: string, source: string): AnnouncementRecord =>
  asAnnouncement(readRecordJson(text, source), source)

/** What a page needs of a record; `hash` is that of its text. */
export const announcementEntry = (hash: string, record: AnnouncementRecord): AnnouncementEntry => {
  const { from, until, pages, path, words: own } = record
  return {
    hash,
    pages,
    path,
    words: own,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

/** The faults of a line beyond its form: where it leads, and its words in each language (S2 §1). */
export const announcementFaults = (
  record: AnnouncementRecord,
  claimsOf: (locale: Locale) => ClaimFigures,
): RecordFault[] => {
  const locales = keysOf(record.words)
  const { path } = record
  const lacking = locales.filter((locale) => targetFault({ path, locales: [locale] }))
  const message = lacking.length > 0 ? targetFault({ path, locales: lacking }) : undefined
  const inWords = locales.flatMap((locale) =>
    [
      ...wordFaults(record.words[locale], claimsOf(locale)),
      ...markFaults({ texts: record.words[locale], marked: '' }),
    ].map((fault) => ({ ...fault, field: `words.${locale}.${fault.field}` })),
  )
  return [...(message === undefined ? [] : [{ field: 'path', message: `${message}.` }]), ...inWords]
}
