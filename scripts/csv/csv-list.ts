const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return `${value}`
  return JSON.stringify(value)
}

/** What a buyer wrote must not be a formula to the program that opens the list. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A value as a cell: numbers as they are, text without formulas. */
export const csvCell = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : quoted(harmless(textOf(value)))

/** By which Excel reads a file as UTF-8, and without which it breaks each accent. */
const MARK = '\uFEFF'

/** A list that people open: the names of its columns, and lines of finished cells. */
export const csvList = (names: readonly string[], lines: readonly (readonly string[])[]): string =>
  MARK + [names, ...lines].map((cells) => cells.join(',')).join('\n')
