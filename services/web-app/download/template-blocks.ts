import type { SheetWords } from '#features/previews/sheet-words.ts'
import { en } from '#features/previews/words-en.ts'
import { es } from '#features/previews/words-es.ts'
import { fr } from '#features/previews/words-fr.ts'
import {
  sheetLayoutOf,
  type CatalogueLocale,
  type SheetLayout,
  type TemplateType,
} from '#lib/config/template-kinds.ts'
import type { Block } from './word-document.ts'

const WORDS: Readonly<Record<CatalogueLocale, SheetWords>> = { en, fr, es }

const text = (line: string): Block => ({ kind: 'text', text: line })
const point = (line: string): Block => ({ kind: 'point', text: `• ${line}` })

const section = (part: { heading: string; text: string }): Block[] => [
  { kind: 'heading', text: part.heading },
  text(part.text),
]

/** What the preview of each kind shows, as the paragraphs of a document. */
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

type Kind = { type: TemplateType; title: string; language: CatalogueLocale }

/** The text of a template's preview in its own language (S2 §4). */
export const templateBlocks = ({ type, title, language }: Kind): Block[] =>
  BLOCKS[sheetLayoutOf({ type, title })](WORDS[language])
