import type { CachedPage } from './prepare-page.ts'

const INLINED_SHEET = /<style data-precedence="next"[^>]*>([\s\S]*?)<\/style>/
const PUSH_BOUNDARY = '"])</script><script>self.__next_f.push([1,"'
const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Next's way of writing flight data into a script element. */
const asScriptText = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[&><\u2028\u2029]/g, (character) => HTML_ESCAPES[character] ?? character)

/** A text row of React's flight format: length in bytes, in hex, then the text itself. */
const textRow = (text: string): string => `:T${Buffer.byteLength(text).toString(16)},${text}`

const EMPTY_ROW = textRow(' ')

const cutFromData = (data: Buffer, row: string): Buffer => {
  const text = data.toString('utf8')
  return text.includes(row) ? Buffer.from(text.replaceAll(row, () => EMPTY_ROW)) : data
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
  page.html = page.html
    .replaceAll(PUSH_BOUNDARY, '')
    .replaceAll(asScriptText(row), () => asScriptText(EMPTY_ROW))
  if (page.rscData) page.rscData = cutFromData(page.rscData, row)
  if (!page.segmentData) return
  for (const [path, data] of page.segmentData) page.segmentData.set(path, cutFromData(data, row))
}
