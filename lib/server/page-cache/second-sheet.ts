import { mapFlight } from './flight-script.ts'
import type { CachedPage } from './prepare-page.ts'

const INLINED_SHEET = /<style data-precedence="next"[^>]*>([\s\S]*?)<\/style>/

/** A text row of React's flight format: length in bytes, in hex, then the text itself. */
const textRow = (text: string): string => `:T${Buffer.byteLength(text).toString(16)},${text}`

const EMPTY_ROW = textRow(' ')

const cutRow = (flight: string, row: string): string => flight.replaceAll(row, () => EMPTY_ROW)

const cutFromData = (data: Buffer, row: string): Buffer => {
  const text = data.toString('utf8')
  return text.includes(row) ? Buffer.from(cutRow(text, row)) : data
}

/**
 * Cuts the copy of the inlined sheet that Next adds to the flight data of a page, in place.
 * React matches the style element by its address, so the text in the data is never read. A page
 * whose format is not recognised stays whole: it works, and the budget test reports it.
 */
export const withoutSecondSheet = (page: CachedPage): void => {
  const sheet = INLINED_SHEET.exec(page.html)?.[1]
  if (!sheet) return
  const row = textRow(sheet)
  page.html = mapFlight(page.html, (flight) => cutRow(flight, row))
  if (page.rscData) page.rscData = cutFromData(page.rscData, row)
  if (!page.segmentData) return
  for (const [path, data] of page.segmentData) page.segmentData.set(path, cutFromData(data, row))
}
