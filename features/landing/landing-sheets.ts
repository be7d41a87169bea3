import * as z from 'zod'

/** The documents that can be drawn; their words stand in `messages/documents.json`. */
export const sheetName = z.enum(
  ['contract', 'plan', 'spreadsheet', 'invoice', 'letter', 'form', 'handbook'],
  'must be one of: contract, plan, spreadsheet, invoice, letter, form, handbook',
)

/** What stands under the title of a sheet that is seen from afar. */
export const sheetLook = z.enum(
  ['lines', 'rows', 'chart'],
  'must be one of: lines (text), rows (figures), chart',
)
