import {
  announcementFaults,
  type AnnouncementRecord,
} from '#features/announcements/announcement-record.ts'
import { problemsOf, type Problem } from '../landing/problem.ts'
import { readAllClaims } from '../landing/read-claims.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import type { Checked } from '../landing/report-check.ts'
import { readSiteRecords, type SiteRow } from './read-site-records.ts'
import { ANNOUNCEMENT_FORM } from './site-forms.ts'

type Row = SiteRow<AnnouncementRecord>

const warningsOf = (row: Row, now: Date): Problem[] => {
  const told = problemsOf(row)
  const { until } = row.record
  if (until === undefined) {
    return [told('is left out: the line stays until its file is removed.', 'until')]
  }
  return Date.parse(until) <= now.getTime()
    ? [told('has passed: nobody sees the line any more; remove the file.', 'until')]
    : []
}

/** Checks the lines over the site of a folder. */
export const checkAnnouncements = async (
  folder: RecordFolder,
  now = new Date(),
): Promise<Checked> => {
  const claims = await readAllClaims()
  const { rows, problems } = await readSiteRecords(folder, ANNOUNCEMENT_FORM)
  const faults = rows.flatMap((row) =>
    announcementFaults(row.record, (locale) => claims[locale] ?? {}).map(({ field, message }) =>
      problemsOf(row)(message, field),
    ),
  )
  const warnings = rows.flatMap((row) => warningsOf(row, now))
  return { errors: [...problems, ...faults], warnings, count: rows.length }
}
