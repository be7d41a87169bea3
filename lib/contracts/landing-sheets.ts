import * as z from 'zod'

/** The documents that can be drawn; their words stand in `messages/documents.json`. */
export const sheetName = z.enum(
  ['contract', 'plan', 'spreadsheet', 'invoice', 'letter', 'form', 'handbook'],
  'must be one of: contract, plan, spreadsheet, invoice, letter, form, handbook',
)
