const PUSH_BOUNDARY = '"])</script><script>self.__next_f.push([1,"'
const PUSH = /(?<=self\.__next_f\.push\(\[1,)"(?:[^"\\]|\\.)*"(?=\]\))/

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Next's way of writing flight data into a script element. */
const asScriptText = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[&><\u2028\u2029]/g,
    (character) => HTML_ESCAPES[character] ?? character,
  )

/** Changes the flight data that stands in a page's HTML; it then stands in one script element. */
export const mapFlight = (html: string, change: (flight: string) => string): string =>
  html.replaceAll(PUSH_BOUNDARY, '').replace(PUSH, (text) => {
    const flight: unknown = JSON.parse(text)
    return typeof flight === 'string' ? asScriptText(change(flight)) : text
  })
