import type { WordSource } from '../word/word-source.ts'
import { documentSheets } from './document-sheets.ts'
import { fieldSheet, type SheetWords } from './field-sheet.ts'

/** The content type of the file. */
export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A document as a workbook that computes (ECMA-376): on its first sheet each blank is filled in once, and the others show it with the tables and their formulas, without what stands in the margin. */
export const workbookFile = async (
  source: Omit<WordSource, 'tag' | 'closing'>,
  words: SheetWords,
): Promise<Uint8Array<ArrayBuffer>> => {
  // What starting the services does not wait for.
  const { writeXlsx } = await import('hucre/xlsx')
  const { sheet, fields } = fieldSheet(source, words)
  const { sheets, namedRanges } = documentSheets(source, { fields, words })
  const foot = { oddHeader: `&L${source.title.replaceAll('&', '&&')}`, oddFooter: '&C&P / &N' }
  const file = await writeXlsx({
    sheets: [sheet, ...sheets].map((one) => ({ ...one, headerFooter: foot })),
    namedRanges,
    properties: {
      title: source.title,
      ...(source.about && { description: source.about }),
      creator: 'Business in a Box',
    },
  })
  return new Uint8Array(file)
}
