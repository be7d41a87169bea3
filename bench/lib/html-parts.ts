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
/** What a page says of itself to search engines is no script. */
const SCRIPT = /<script(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link rel="(?:modulepreload|preload" as="script)"[^>]*>/g

/** Takes a page apart. */
export const htmlParts = (html: string): HtmlParts => ({
  sheets: [...html.matchAll(STYLE)].map(([, , sheet = '']) => sheet),
  linked: [...html.matchAll(/<link[^>]*rel="stylesheet"/g)].length,
  bare: html.replaceAll(STYLE, '$1$3'),
})

/** What a page names or holds of script. */
export type PageScripts = {
  /** Addresses of the scripts that it loads. */
  files: string[]
  /** Scripts that stand in it; data is none. */
  inline: number
  preloads: number
}

const DATA = /\stype="application\/(?:ld\+)?json"/

/** The scripts of a page. */
export const pageScripts = (html: string): PageScripts => {
  const tags = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  const code = tags.filter((tag) => !DATA.test(tag))
  const files = code.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? [])
  const preloads = [...html.matchAll(SCRIPT_PRELOAD)].length
  return { files, inline: code.length - files.length, preloads }
}

/** The same page as plain HTML: no script, what it looks like before hydration. */
export const withoutScript = (html: string): string =>
  html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_PRELOAD, '')
