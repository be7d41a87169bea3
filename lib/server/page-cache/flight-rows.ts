/** A row of React's flight format: an id in hex and what stands after the colon, its end included. */
export type FlightRow = { id: string; text: string }

const HEAD = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/

/** Longest head: an id and a length in hex with their marks. */
const HEAD_BYTES = 40

const NEWLINE = 10

const endOfLine = (bytes: Buffer, from: number): number => {
  const newline = bytes.indexOf(NEWLINE, from)
  return newline < 0 ? bytes.length : newline + 1
}

/** Splits flight data into rows: a text row is as long as it says, any other one ends with its line; `null` for data of another form. */
export const splitRows = (flight: string): FlightRow[] | null => {
  const bytes = Buffer.from(flight)
  const rows: FlightRow[] = []
  let at = 0
  while (at < bytes.length) {
    const [head, id = '', length] = HEAD.exec(bytes.toString('latin1', at, at + HEAD_BYTES)) ?? []
    if (head === undefined) return null
    const begin = at + id.length + 1
    const end = length ? at + head.length + Number.parseInt(length, 16) : endOfLine(bytes, begin)
    rows.push({ id, text: bytes.toString('utf8', begin, end) })
    at = end
  }
  return rows
}

/** Puts rows together again. */
export const joinRows = (rows: readonly FlightRow[]): string =>
  rows.map(({ id, text }) => `${id}:${text}`).join('')
