import * as z from 'zod/mini'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import type { SheetWords } from '#features/previews/sheet-words.ts'
import { en } from '#features/previews/words-en.ts'
import { es } from '#features/previews/words-es.ts'
import { fr } from '#features/previews/words-fr.ts'
import {
  CATALOGUE_LOCALES,
  sheetLayoutOf,
  TEMPLATE_TYPES,
  type CatalogueLocale,
  type SheetLayout,
} from '#lib/config/template-kinds.ts'

/** A part of a document, from top to bottom. */
export type Block =
  | { kind: 'heading' | 'text' | 'point'; text: string }
  /** The first row is the head. */
  | { kind: 'table'; rows: readonly (readonly string[])[] }

const WORDS: Readonly<Record<CatalogueLocale, SheetWords>> = { en, fr, es }

const text = (line: string): Block => ({ kind: 'text', text: line })
const point = (line: string): Block => ({ kind: 'point', text: `• ${line}` })

const section = (part: { heading: string; text: string }): Block[] => [
  { kind: 'heading', text: part.heading },
  text(part.text),
]

/** What each kind says from its first page to its last, as the paragraphs of a document. */
const BLOCKS: Readonly<Record<SheetLayout, (words: SheetWords) => Block[]>> = {
  contract: ({ contract }) => [
    ...contract.clauses.flatMap(section),
    { kind: 'table', rows: [contract.signatures, ['', '']] },
  ],
  resolution: ({ resolution }) => [
    text(resolution.lead),
    ...resolution.decisions.map(text),
    text(resolution.record),
    { kind: 'table', rows: [resolution.signatures, ['', '']] },
  ],
  letter: ({ letter }) => [
    ...letter.head.map(text),
    text(letter.date),
    ...letter.paragraphs.map(text),
    text(letter.closing),
  ],
  notice: ({ notice }) => [
    { kind: 'table', rows: notice.head },
    ...[...notice.paragraphs, notice.delivery, notice.signature].map(text),
  ],
  form: ({ form }) => [
    ...form.fields.map((field) => text(`${field}: [          ]`)),
    ...form.boxes.map((box): Block => ({ kind: 'point', text: `☐ ${box}` })),
  ],
  invoice: ({ invoice }) => [
    ...[invoice.from, invoice.to].flatMap(section),
    text(`${invoice.number} [          ]`),
    text(invoice.date),
    {
      kind: 'table',
      rows: [
        invoice.columns,
        ...[...invoice.items, invoice.subtotal, invoice.tax, invoice.total].map((name) => [
          name,
          ...invoice.columns.slice(1).map(() => ''),
        ]),
      ],
    },
    ...section({ ...invoice.terms, text: invoice.terms.text.replace('{days}', '[          ]') }),
  ],
  spreadsheet: ({ spreadsheet }) => [
    {
      kind: 'table',
      rows: [
        spreadsheet.columns,
        ...[...spreadsheet.rows, spreadsheet.total].map((name) => [
          name,
          ...spreadsheet.columns.slice(1).map(() => ''),
        ]),
      ],
    },
  ],
  plan: ({ plan }) => [text(plan.summary), ...plan.sections.flatMap(section)],
  text: (words) =>
    words.text.sections.flatMap((part) => [...section(part), ...part.points.map(point)]),
}

const kindSchema = z.object({ type: z.enum(TEMPLATE_TYPES), language: z.enum(CATALOGUE_LOCALES) })

/** The whole text of a template in its own language: what is read on the screen, and what stands in the file (S2 §6). */
export const templateText = (document: FoundDocument) => {
  const { type, language } = z.parse(kindSchema, document)
  const layout = sheetLayoutOf({ type, title: document.label })
  return { language, blocks: BLOCKS[layout](WORDS[language]) }
}
