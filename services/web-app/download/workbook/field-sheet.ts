import type { WriteSheet } from 'hucre/xlsx'
import type { Blank, FrontMatter, Law } from '#features/document-texts/front-matter.ts'
import {
  currencyAround,
  dayFormat,
  dayParts,
  monthNames,
  writtenExample,
} from '#features/document-texts/written-value.ts'
import { asText, quotedSheet } from './formulas.ts'
import {
  LOOKS,
  moneyFormat,
  printedFor,
  heightOf,
  placedRows,
  type SheetCell,
  type SheetRow,
} from './sheet-rows.ts'

/** What the sheets are called, in the language of the document: where its blanks are filled in, what stands there as an example, and its text where its table has a sheet of its own; and what is said under the blanks. */
export type SheetWords = {
  fields: string
  example: string
  text: string
  closing: readonly string[]
}

/** A blank as the other sheets read it: a reference, and what it shows while it is empty. */
export type Field = { reference: string; label: string }

type Row = { blank: Blank; law: Law; row: number }

const HEAD_ROWS = 1

const dayFormula = (law: Law, entry: string): string => {
  const months = monthNames(law).map(asText).join(',')
  const readings: Readonly<Record<string, string>> = {
    // The French write the first of a month otherwise.
    day: law === 'FR' ? `IF(DAY(${entry})=1,"1er",DAY(${entry}))` : `DAY(${entry})`,
    month: `CHOOSE(MONTH(${entry}),${months})`,
    year: `YEAR(${entry})`,
  }
  // Letters of a format would be those of the language that a program runs in.
  const parts = dayParts(law).map(({ type, value }) => readings[type] ?? asText(value))
  return parts.join('&')
}

const amountFormula = (law: Law, entry: string): string => {
  const { before, after } = currencyAround(law)
  const figure = `FIXED(${entry},IF(${entry}=INT(${entry}),0,2))`
  return [...(before ? [asText(before)] : []), figure, ...(after ? [asText(after)] : [])].join('&')
}

/** An entry as the text writes it; what is no day and no figure stays as it was entered. */
const writtenFormula = ({ blank, law, row }: Row): string => {
  const entry = `B${row}`
  const asWritten = (formula: string) => `IF(ISNUMBER(${entry}),${formula},${entry})`
  const written = {
    date: () => asWritten(dayFormula(law, entry)),
    amount: () => asWritten(amountFormula(law, entry)),
    number: () => entry,
    text: () => entry,
    name: () => entry,
    choice: () => entry,
  }
  return `IF(${entry}="",${asText(blank.label)},${written[blank.type]()})`
}

/** Words stay as they are entered: a number of an invoice is no day, and zeros before it count. */
const entryFormat = ({ blank, law }: Row): string => {
  if (blank.type === 'date') return dayFormat(law)
  if (blank.type === 'amount') return moneyFormat(law)
  return blank.type === 'number' ? 'General' : '@'
}

const choicesOf = (blank: Blank) => (blank.type === 'choice' ? blank.choices : [])

const ENTRY_WIDTH = 46

const fieldRow = (row: Row): SheetRow => {
  const { blank, law } = row
  const example = writtenExample(blank, law)
  const written = { formula: writtenFormula(row), formulaResult: blank.label }
  const cells: SheetCell[] = [
    { value: blank.label, style: LOOKS.text },
    { value: null, style: { ...LOOKS.entry, numFmt: entryFormat(row) } },
    { value: example, style: LOOKS.example },
    { ...written, type: 'formula', value: null },
    ...choicesOf(blank).map((value) => ({ value })),
  ]
  return { cells, height: heightOf([{ length: example.length, width: ENTRY_WIDTH }]) }
}

const COLUMNS = [{ width: 42 }, { width: ENTRY_WIDTH }, { width: ENTRY_WIDTH }, { hidden: true }]

const closingRow = (value: string): SheetRow => ({
  cells: [{ value, style: LOOKS.example }],
  height: heightOf([{ length: value.length, width: 3 * ENTRY_WIDTH }]),
})

const FIRST_CHOICE = 'E'

const columnOf = (count: number) => String.fromCharCode(FIRST_CHOICE.charCodeAt(0) + count - 1)

/** The sheet on which each blank is filled in once, beside its example, and how the others read it. */
export const fieldSheet = (
  { title, law, blanks }: Pick<FrontMatter, 'title' | 'law' | 'blanks'>,
  words: SheetWords,
): { sheet: WriteSheet; fields: ReadonlyMap<string, Field> } => {
  const rows = Object.entries(blanks).map(([name, blank], at) => ({
    name,
    row: { blank, law, row: at + HEAD_ROWS + 1 },
  }))
  const most = Math.max(0, ...rows.map(({ row }) => choicesOf(row.blank).length))
  const hidden = Array.from({ length: most }, () => ({ hidden: true }))
  const head = [
    { value: title, style: LOOKS.heading },
    { value: null },
    { value: words.example, style: LOOKS.example },
    { value: null },
  ]
  const padded = (cells: readonly SheetCell[]) =>
    Array.from({ length: COLUMNS.length + most }, (_none, at) => cells[at] ?? { value: null })
  const all: SheetRow[] = [{ cells: head }, ...rows.map(({ row }) => fieldRow(row))]
  return {
    fields: new Map(
      rows.map(({ name, row }) => [
        name,
        { reference: `${quotedSheet(words.fields)}!$D$${row.row}`, label: row.blank.label },
      ]),
    ),
    sheet: {
      name: words.fields,
      columns: [...COLUMNS, ...hidden],
      ...placedRows(
        [
          ...all.map((row) => ({ ...row, cells: padded(row.cells) })),
          ...words.closing.map(closingRow),
        ],
        COLUMNS.length + most,
      ),
      freezePane: { rows: HEAD_ROWS },
      pageSetup: printedFor(law),
      dataValidations: rows.flatMap(({ row: { blank, row } }) =>
        blank.type === 'choice'
          ? [
              {
                type: 'list' as const,
                range: `B${row}`,
                formula1: `$${FIRST_CHOICE}$${row}:$${columnOf(blank.choices.length)}$${row}`,
              },
            ]
          : [],
      ),
    },
  }
}
