import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { markFaults } from '#lib/records/mark-faults.ts'
import { readRecordJson, recordReader, type RecordFault } from '#lib/records/parse-record.ts'
import {
  copy,
  edgeFields,
  ENDS_LATER,
  endsLater,
  headline,
  line,
  listOf,
} from '#lib/records/record-fields.ts'
import { isTargetPath } from '#lib/records/redirect-index.ts'
import { targetFault } from '#lib/records/target-page.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import { DRAWINGS } from './stories.ts'

/** Begins the text of a heading among the paragraphs of a story. */
export const HEADING = '## '

/** A story of the newsroom in one language (docs/decisions/064): `locales/<language>/stories/company/newsroom/<slug>.json`. */
export const storyRecord = z
  .strictObject({
    $schema: z.string().optional(),
    title: headline,
    description: copy(170).describe('What the story says, in a sentence or two.'),
    date: z.iso
      .date('must be a day such as "2026-12-01"')
      .describe('The day above the story, the same in every language.'),
    author: line,
    picture: z
      .strictObject({
        drawing: z.enum(DRAWINGS, `must be one of: ${DRAWINGS.join(', ')}`),
        label: copy(200).optional().describe('What is drawn, where that tells something.'),
      })
      .describe('The picture above the story.'),
    text: listOf(copy(900), [1, 60]).describe(
      'The paragraphs one after the other; one that begins with "## " is a heading.',
    ),
    next: z
      .strictObject({
        path: z
          .string()
          .refine(isTargetPath, 'must be the path of a page without its language, such as "/apps"'),
        words: copy(40),
      })
      .describe('The button below the story, and the page that it leads to.'),
    ...edgeFields,
  })
  .refine(endsLater, ENDS_LATER)

export type StoryRecord = z.infer<typeof storyRecord>

/** Checks a value as a story; throws a `RecordError` that names `source` and field. */
export const asStoryRecord = recordReader(storyRecord, 'story')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseStoryRecord = (text: string, source: string): StoryRecord =>
  asStoryRecord(readRecordJson(text, source), source)

type Placed = {
  locale: Locale
  /** Public path without language. */
  path: string
  record: StoryRecord
}

const placeFaults = (path: string): RecordFault[] => {
  const page = PAGE_ROUTE_IDS.find((id) => ROUTES[id].path === path)
  if (page) {
    return [{ field: '', message: `${path} is the page "${page}" of the site. Rename the file.` }]
  }
  if (recordFamily(path) === 'newsStory') return []
  return [{ field: '', message: `${path} is no address of a story: move the file one folder up.` }]
}

/** The faults of a story beyond its form: its place, where its button leads, and its words (S2 §1). */
export const storyFaults = (
  { locale, path, record }: Placed,
  claims: ClaimFigures,
): RecordFault[] => {
  const { title, description, author, picture, text, next } = record
  const words = { title, description, author, label: picture.label, text, next: next.words }
  const leads = targetFault({ path: next.path, locales: [locale] })
  return [
    ...placeFaults(path),
    ...(leads === undefined ? [] : [{ field: 'next.path', message: `${leads}.` }]),
    ...wordFaults(words, claims),
    ...markFaults({ texts: words, marked: '' }),
  ]
}
