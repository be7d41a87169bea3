import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { documentSheets } from './document-sheets.ts'
import { fieldSheet, type SheetWords } from './field-sheet.ts'

/** The content type of the file. */
export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A document as a workbook that computes (ECMA-376): on its first sheet each blank is filled in once, and the others show it with the tables and their formulas, without what stands in the margin. */
export const workbookFile = async (
  text: Omit<DocumentText, 'slug'>,
  words: SheetWords,
): Promise<Uint8Array<ArrayBuffer>> => {
  // What starting the services does not wait for.
  const { writeXlsx } = await import('hucre/xlsx')
  const { sheet, fields } = fieldSheet(text, words)
  const { sheets, namedRanges } = documentSheets(
    { ...text, parts: text.parts() },
    { fields, words },
  )
  const foot = { oddHeader: `&L${text.title.replaceAll('&', '&&')}`, oddFooter: '&C&P / &N' }
  const file = await writeXlsx({
    sheets: [sheet, ...sheets].map((one) => ({ ...one, headerFooter: foot })),
    namedRanges,
    properties: { title: text.title, description: text.about, creator: 'Business in a Box' },
  })
  return new Uint8Array(file)
}
