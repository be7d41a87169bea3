import * as z from 'zod/mini'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { SHEET_WORDS } from '#features/previews/draw-sheet.ts'
import { firstPageOf, sheetKindOf } from '#features/previews/kinds.ts'
import { SHEET_KINDS } from '#features/previews/sheet-kinds.ts'
import type { PageWords, SheetLayout } from '#features/previews/sheet-words.ts'
import { CATALOGUE_LOCALES, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'

/** A part of a document, from top to bottom. */
export type Block =
  | { kind: 'heading' | 'text' | 'point'; text: string }
  /** The first row is the head. */
  | { kind: 'table'; rows: readonly (readonly string[])[] }

const text = (line: string): Block => ({ kind: 'text', text: line })
const heading = (line: string): Block => ({ kind: 'heading', text: line })
const point = (line: string): Block => ({ kind: 'point', text: `• ${line}` })
const box = (line: string): Block => ({ kind: 'point', text: `☐ ${line}` })
const table = (rows: readonly (readonly string[])[]): Block => ({ kind: 'table', rows })

const OPEN = '[          ]'

const sections = (parts: readonly (readonly [string, string])[]): Block[] =>
  parts.flatMap(([name, written]) => [heading(name), text(written)])

/** Two places to sign, under who signs there. */
const signed = (names: readonly [string, string]): Block => table([names, ['', '']])

/** Rows with a name, and a field in every further column. */
const fields = (columns: readonly string[], names: readonly string[]): Block =>
  table([columns, ...names.map((name) => [name, ...columns.slice(1).map(() => '')])])

const namesOf = (amounts: readonly (readonly [string, number])[]) => amounts.map(([name]) => name)

const PERIODS = ['', '1', '2', '3', '4'] as const

type Blocks = { readonly [Name in SheetLayout]: (words: PageWords[Name]) => Block[] }

/** The text of each layout from its first page to its last, as the paragraphs of a document. */
const BLOCKS: Blocks = {
  contract: ({ lead, clauses, signatures }) => [
    text(lead),
    ...sections(clauses),
    signed(signatures),
  ],
  resolution: ({ lead, decisions, record, signatures }) => [
    ...[lead, ...decisions, record].map(text),
    signed(signatures),
  ],
  letter: ({ to, date, paragraphs, closing }) => [...to, date, ...paragraphs, closing].map(text),
  notice: ({ head, paragraphs, foot }) => [table(head), ...[...paragraphs, foot].map(text)],
  minutes: ({ head, items, signatures }) => [table(head), ...sections(items), signed(signatures)],
  form: (words) => [
    ...words.fields.map((field) => text(`${field} ${OPEN}`)),
    ...words.boxes.map(box),
  ],
  checklist: ({ groups }) =>
    groups.flatMap(([name, points]) => [heading(name), ...points.map(box)]),
  scale: ({ lead, ends, questions }) => [
    text(lead),
    fields([`1 = ${ends[0]}, 5 = ${ends[1]}`, '1', '2', '3', '4', '5'], questions),
  ],
  invoice: (words) => [
    ...sections([words.from, words.to]),
    text(`${words.number} ${OPEN}`),
    text(words.date),
    fields(words.columns, [...namesOf(words.items), words.subtotal, words.tax, words.total]),
    text(words.foot.replace('{days}', () => OPEN)),
  ],
  certificate: ({ body, holder, signatures }) => [
    ...body.slice(0, 1).map(text),
    heading(holder),
    ...body.slice(1).map(text),
    signed(signatures),
  ],
  waybill: ({ from, to, rows, foot }) => [
    ...sections([from, to]),
    table(rows),
    text(`${foot} ${OPEN}`),
  ],
  table: ({ columns, rows, total }) => [fields(columns, [...namesOf(rows), total])],
  months: ({ rows, total }) => [fields(PERIODS, [...namesOf(rows), total])],
  gantt: ({ weeks, steps }) => [fields([weeks, '1', '2', '3', '4', '5', '6', '7', '8'], steps)],
  plan: (words) => [text(words.lead), fields(words.chart, ['']), ...sections(words.sections)],
  chart: ({ head, leads, roles, note }) => [
    heading(head),
    ...leads.flatMap((lead, at) => [text(lead), ...roles.slice(2 * at, 2 * at + 2).map(point)]),
    text(note),
  ],
  cover: ({ by, chapters }) => [
    text(by),
    ...chapters.flatMap((chapter) => [heading(chapter), text(OPEN)]),
  ],
  text: (words) =>
    words.sections.flatMap(([name, written, points]) => [
      heading(name),
      text(written),
      ...points.map(point),
    ]),
  questions: ({ lead, questions }) => [
    text(lead),
    ...questions.flatMap((question, at) => [heading(`${at + 1}. ${question}`), text(OPEN)]),
  ],
}

type Page<Name extends SheetLayout> = { layout: Name; words: PageWords[Name] }

const blocksOf = <Name extends SheetLayout>({ layout, words }: Page<Name>): Block[] =>
  BLOCKS[layout](words)

const kindSchema = z.object({
  id: z.int(),
  type: z.enum(TEMPLATE_TYPES),
  language: z.enum(CATALOGUE_LOCALES),
})

/** The whole text of a template in its own language: what is read on the screen, and what stands in the file (S2 §6). */
export const templateText = (document: FoundDocument) => {
  const { id, type, language } = z.parse(kindSchema, document)
  // The label may be a translation of the title.
  const title = document.title ?? document.label
  const kinds = new Set([firstPageOf({ id, type, title }), sheetKindOf({ type, title })])
  return {
    language,
    blocks: Array.from(kinds).flatMap((kind) =>
      blocksOf({ layout: SHEET_KINDS[kind], words: SHEET_WORDS[language][kind] }),
    ),
  }
}
