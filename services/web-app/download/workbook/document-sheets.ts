import type { NamedRange, WriteSheet } from 'hucre'
import type { Line, Part, Table } from '#features/document-texts/document-text.ts'
import type { FrontMatter } from '#features/document-texts/front-matter.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import type { SheetWords } from './field-sheet.ts'
import { quotedSheet, sheetName } from './formulas.ts'
import { LOOKS, printedFor, heightOf, placedRows, type SheetRow } from './sheet-rows.ts'
import { tableRows, tableWidths } from './table-rows.ts'
import { isStrongLine, shownLine, writtenLine, type Fields } from './written-line.ts'

type Source = Pick<FrontMatter, 'title' | 'type' | 'law'> & { parts: readonly Part[] }

type Sheets = { sheets: WriteSheet[]; namedRanges: NamedRange[] }

type Writing = { source: Source; fields: Fields; widths: readonly number[] }

/** A table of more columns gets a sheet of its own, on which its head can stay in sight. */
const MOST_COLUMNS = 8

/** How wide text runs, in letters. */
const TEXT_WIDTH = 92

const isWide = (part: Part | undefined) =>
  part?.kind === 'table' && part.table.head.length > MOST_COLUMNS

const words = (text: string): Line => [{ kind: 'words', words: text, isStrong: false }]

const lineRow = (line: Line, { fields, widths }: Writing): SheetRow => {
  const width = widths.reduce((sum, one) => sum + one, 0)
  const { length } = shownLine(line, fields)
  const style = isStrongLine(line) ? LOOKS.strong : LOOKS.text
  return { cells: [{ ...writtenLine(line, fields), style }], height: heightOf([{ length, width }]) }
}

const SIGNS = { points: '• ', boxes: '☐ ' } as const

const listRows = ({ style, items }: Part & { kind: 'list' }, writing: Writing): SheetRow[] =>
  items.map((item, at) => {
    const sign = style === 'numbered' ? `${at + 1}. ` : SIGNS[style]
    return lineRow([...words(sign), ...item], writing)
  })

const EMPTY: SheetRow = { cells: [] }

const ROOM_TO_SIGN = 40

const placeRows = (place: Line, { fields }: Writing): SheetRow[] => [
  { cells: [], height: ROOM_TO_SIGN },
  { cells: [{ ...writtenLine(place, fields), style: LOOKS.place }] },
]

const partRows = (part: Part, { after, ...writing }: Writing & { after: number }): SheetRow[] => {
  const { source, fields, widths } = writing
  switch (part.kind) {
    case 'clause': {
      const number = isNumbered(source) ? `${part.number}. ` : ''
      return [{ cells: [{ value: `${number}${part.heading}`, style: LOOKS.heading }] }]
    }
    case 'heading':
      return [{ cells: [{ value: part.heading, style: LOOKS.strong }] }]
    case 'paragraph':
      return [...part.lines.map((line) => lineRow(line, writing)), EMPTY]
    case 'list':
      return [...listRows(part, writing), EMPTY]
    case 'table':
      return [...tableRows(part.table, { after, widths, fields, law: source.law }), EMPTY]
    case 'signatures':
      return [...part.places.flatMap((place) => placeRows(place, writing)), EMPTY]
    case 'note':
      // What a law demands and what a clause means is not for the customer.
      return []
  }
}

/** The columns of the widest table; the first of words among them takes what is left of the line. */
const widthsFor = (tables: readonly Table[], writing: Omit<Writing, 'widths'>): number[] => {
  const [widest] = tables.toSorted((one, other) => other.head.length - one.head.length)
  if (!widest) return [TEXT_WIDTH]
  const { fields, source } = writing
  const widths = tableWidths(widest, { fields, law: source.law })
  const left = TEXT_WIDTH - widths.reduce((sum, one) => sum + one, 0)
  const longest = Math.max(...widths)
  const growing = widths.indexOf(longest)
  return widths.map((width, at) => (at === growing && left > 0 ? width + left : width))
}

const textSheet = (name: string, { source, fields }: Omit<Writing, 'widths'>): WriteSheet => {
  const tables = source.parts.flatMap((part) => (part.kind === 'table' ? [part.table] : []))
  const widths = widthsFor(tables, { source, fields })
  const rows: SheetRow[] = [{ cells: [{ value: source.title, style: LOOKS.title }] }, EMPTY]
  for (const part of source.parts) {
    rows.push(...partRows(part, { source, fields, widths, after: rows.length }))
  }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    ...placedRows(rows, widths.length),
    view: { showGridLines: false },
    pageSetup: printedFor(source.law),
  }
}

const tableSheet = (
  name: string,
  { table, ...writing }: Omit<Writing, 'widths'> & { table: Table },
): WriteSheet => {
  const { source, fields } = writing
  const widths = tableWidths(table, { fields, law: source.law })
  const rows = tableRows(table, { after: 0, widths, fields, law: source.law })
  return {
    name,
    columns: widths.map((width) => ({ width })),
    ...placedRows(rows, widths.length),
    freezePane: { rows: 1, columns: 1 },
    pageSetup: { ...printedFor(source.law), orientation: 'landscape' },
  }
}

/** The sheets of a document besides that of its blanks: its text with the tables in it, and each wide table for itself, whose head stays in sight and stands on each page. */
export const documentSheets = (
  source: Source,
  { fields, words: names }: { fields: Fields; words: SheetWords },
): Sheets => {
  const name = sheetName(source.title)
  const tables = source.parts.flatMap((part) =>
    part.kind === 'table' && isWide(part) ? [part.table] : [],
  )
  // The heading over a wide table goes with it.
  const parts = source.parts.filter(
    (part, at) => !isWide(part) && !(part.kind === 'clause' && isWide(source.parts[at + 1])),
  )
  const wide = tables.map((table, at) =>
    tableSheet(at === 0 ? name : `${name} ${at + 1}`, { source, fields, table }),
  )
  const text = textSheet(wide.length > 0 ? names.text : name, {
    source: { ...source, parts },
    fields,
  })
  return {
    sheets: [...wide, text],
    namedRanges: wide.map((sheet) => ({
      name: '_xlnm.Print_Titles',
      range: `${quotedSheet(sheet.name)}!$A:$A,${quotedSheet(sheet.name)}!$1:$1`,
      scope: sheet.name,
    })),
  }
}
