/** The parts of a prerendered page that have budgets of their own. */
export type HtmlParts = {
  /** Contents of the inlined style elements. */
  sheets: string[]
  /** Stylesheets that the page links to. */
  linked: number
  /** The page without the contents of its style elements. */
  bare: string
}

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g
const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link rel="(?:modulepreload|preload" as="script)"[^>]*>/g

/** Takes a page apart. */
export const htmlParts = (html: string): HtmlParts => ({
  sheets: [...html.matchAll(STYLE)].map(([, , sheet = '']) => sheet),
  linked: [...html.matchAll(/<link[^>]*rel="stylesheet"/g)].length,
  bare: html.replaceAll(STYLE, '$1$3'),
})

/** The same page as plain HTML: no script, what it looks like before hydration. */
export const withoutScript = (html: string): string =>
  html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_PRELOAD, '')
