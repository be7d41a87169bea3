import {
  announcementRecord,
  type AnnouncementRecord,
} from '#features/announcements/announcement-record.ts'
import { redirectRecord, type RedirectRecord } from '#features/redirects/redirect-record.ts'
import { wordsRecord, type WordsRecord } from '#features/words/words-record.ts'
import type { NamedKind } from '#lib/records/record-kind.ts'
import type { RecordSchema } from '../landing/record-schema.ts'

/** The form of one kind of record of the whole site. */
export type SiteForm<Kept> = RecordSchema<Kept> & { kind: NamedKind }

export const REDIRECT_FORM: SiteForm<RedirectRecord> = {
  kind: 'redirects',
  title: 'List of redirects',
  schema: redirectRecord,
}

export const ANNOUNCEMENT_FORM: SiteForm<AnnouncementRecord> = {
  kind: 'announcements',
  title: 'Announcement',
  schema: announcementRecord,
}

export const WORDS_FORM: SiteForm<WordsRecord> = {
  kind: 'words',
  title: 'Words',
  schema: wordsRecord,
}
