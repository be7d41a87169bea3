import { handWritten } from '#lib/util/hand-written.ts'

/** A line of a CSV file: its number in the file, from 1, and its cells without quotation marks. */
export type CsvLine = { number: number; cells: string[] }

/** A quotation mark that is never closed; `line` is where it opens. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError'
  readonly line: number

  constructor(line: number) {
    super('opens a quotation mark that is never closed: close it, or export the file anew.')
    this.line = line
  }
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y

/** The lines of a CSV file (RFC 4180, commas); a cell in quotation marks may hold line breaks. Throws an `OpenQuoteError`. */
export const csvLines = (file: string): CsvLine[] => {
  const text = handWritten(file)
  const cell = new RegExp(CELL)
  const lines: CsvLine[] = []
  let [number, current] = [1, new Array<string>()]
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new OpenQuoteError(number)
    const [whole, quoted, plain = '', end] = found
    current.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end !== ',') {
      lines.push({ number, cells: current })
      current = []
    }
    if (end === ',' && cell.lastIndex === text.length)
      lines.push({ number, cells: [...current, ''] })
    number += whole.split('\n').length - 1
  }
  return lines
}
