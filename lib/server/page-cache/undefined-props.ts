import { joinRows, splitRows, type FlightRow } from './flight-rows.ts'

/** In JSON a quote after a comma begins a name, and React writes a text that begins with `$` as `$$`. */
const UNDEFINED = /,"[\w-]+":"\$undefined"/g

const isJson = ({ text }: FlightRow) => text.startsWith('[') || text.startsWith('{')

/**
 * Cuts the props that are said to be undefined out of a page's flight data: a prop that is not there is undefined
 * too. Next names a dozen of them for every segment of a path.
 */
export const withoutUndefinedProps = (flight: string): string => {
  const rows = splitRows(flight)
  if (!rows) return flight
  return joinRows(
    rows.map((row) => (isJson(row) ? { ...row, text: row.text.replaceAll(UNDEFINED, '') } : row)),
  )
}
