/** Excel takes 255 characters of text at once in a formula, and 31 in the name of a sheet. */
const MOST_TEXT = 200
const MOST_NAME = 31

/** Words as a formula says them. */
export const asText = (words: string): string =>
  (words.match(new RegExp(`[^]{1,${MOST_TEXT}}`, 'gu')) ?? [''])
    .map((some) => `"${some.replaceAll('"', '""')}"`)
    .join('&')

/** Words as the name of a sheet can be. */
export const sheetName = (words: string): string =>
  words
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, MOST_NAME)
    .trim()

/** The name of a sheet as formulas say it. */
export const quotedSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`

/** A formula of a table whose head stands so many rows further down. */
export const shifted = (formula: string, rows: number): string =>
  formula.replaceAll(/(?<=[A-Z])\d+/g, (row) => `${Number(row) + rows}`)
