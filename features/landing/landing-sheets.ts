import * as z from 'zod'

/** The documents that can be drawn; their words stand in `messages/documents.json`. */
export const sheetName = z.enum(
  ['contract', 'plan', 'spreadsheet', 'invoice', 'letter', 'form', 'handbook'],
  'must be one of: contract, plan, spreadsheet, invoice, letter, form, handbook',
)

/** The picture above a step: a document, the e-mail address that is asked for, or a search with its results. */
export const stepPicture = z.enum(
  [...sheetName.options, 'email', 'search'],
  `must be one of: ${sheetName.options.join(', ')}, email, search`,
)

/** The content under the title of a sheet that is seen from afar. */
export const sheetLook = z.enum(
  ['lines', 'rows', 'chart'],
  'must be one of: lines (text), rows (figures), chart',
)

/** The way the sheets of a wall hang. */
export const sheetHanging = z
  .enum(
    ['slope', 'columns', 'tray'],
    'must be one of: slope (one row that climbs), columns (beside the words), tray (three whole ones)',
  )
  .describe('How the sheets hang; choose another way than the neighbouring pages.')
