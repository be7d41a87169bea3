import {
  readDocumentTexts,
  type DocumentText,
} from '#features/document-texts/read-document-texts.ts'
import { spellingOf } from '#features/document-texts/written-value.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { wordFile } from '#services/web-app/download/word/word-file.ts'
import { workbookFile } from '#services/web-app/download/workbook/workbook-file.ts'

/** Every document that is written out. */
const TEXTS: readonly DocumentText[] = LOCALE_CODES.flatMap((locale) =>
  readDocumentTexts(locale, process.cwd()),
)

export const SPREADSHEETS = TEXTS.filter(({ type }) => type === 'spreadsheet')

export const FOR_WORD = TEXTS.filter(({ type }) => type !== 'spreadsheet')

/** Names of sheets that need quotes in a formula. */
export const SHEET_WORDS = {
  fields: "L'entrée",
  example: 'Example',
  text: 'Explanations',
  closing: ['Nobody has read this.'],
}

export const wordOf = (text: DocumentText) =>
  wordFile({ ...text, tag: spellingOf(text.law), parts: text.parts(), closing: [] })

export const workbookOf = (text: DocumentText) =>
  workbookFile({ ...text, parts: text.parts() }, SHEET_WORDS)

export const tablesOf = (text: DocumentText) =>
  text.parts().flatMap((part) => (part.kind === 'table' ? [part.table] : []))

/** How many figures the tables of a document have. */
export const figureCount = (text: DocumentText): number =>
  tablesOf(text)
    .flatMap(({ rows }) => rows.flat())
    .filter(({ kind }) => kind !== 'line').length
