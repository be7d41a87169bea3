import { storyFaults, type StoryRecord } from '#features/newsroom/story-record.ts'
import { besideBundled, misplaced } from '../landing-check/beside-bundled.ts'
import { windowDifferences } from '../landing/language-problems.ts'
import { pageGroups, type PageRows } from '../landing/page-groups.ts'
import { problemsOf, type Problem, type RecordRow } from '../landing/problem.ts'
import { readAllClaims } from '../landing/read-claims.ts'
import { readRecordFolder, type RecordFolder } from '../landing/read-record-folder.ts'
import { STORY_FORM } from '../landing/record-schema.ts'
import type { Checked } from '../landing/report-check.ts'
import { schemaWarnings } from '../landing/schema-file.ts'
import { windowWarnings } from '../landing/window-problems.ts'

type Row = RecordRow<StoryRecord>

const dayDifferences = ([first, ...others]: PageRows<StoryRecord>): Problem[] =>
  others
    .filter(({ record }) => record.date !== first.record.date)
    .map((other) =>
      problemsOf(other)(
        `is ${other.record.date}, but ${first.record.date} in ${first.source}.`,
        'date',
      ),
    )

/** A story is dated by hand: it may stand there before its day. */
const dayWarnings = (row: Row, now: Date): Problem[] => {
  const { date, from = now.toISOString() } = row.record
  const begins = new Date(Math.max(Date.parse(from), now.getTime()))
  return date <= begins.toISOString().slice(0, 10)
    ? []
    : [problemsOf(row)(`is later than the story begins. Give it a "from" of that day.`, 'date')]
}

/** Checks every story of a folder by itself and with those of its page in other languages. */
export const checkStories = async (folder: RecordFolder, now = new Date()): Promise<Checked> => {
  const claims = await readAllClaims()
  const { rows, problems } = await readRecordFolder(folder, STORY_FORM)
  const beside = await besideBundled(folder, { rows, form: STORY_FORM })
  const faults = rows.flatMap((row) =>
    storyFaults(row, claims[row.locale] ?? {}).map(({ field, message }) =>
      problemsOf(row)(message, field || undefined),
    ),
  )
  const alone = rows.flatMap((row) => [
    ...schemaWarnings(folder, row),
    ...windowWarnings(row, now.getTime()),
    ...dayWarnings(row, now),
  ])
  const differences = pageGroups(rows).flatMap((pages) => [
    ...windowDifferences(pages),
    ...dayDifferences(pages),
  ])
  return {
    errors: [...(await misplaced(folder)), ...problems, ...faults],
    warnings: [...alone, ...beside.warnings, ...differences],
    count: rows.length,
  }
}
