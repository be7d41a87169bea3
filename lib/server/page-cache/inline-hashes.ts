import { hash } from 'node:crypto'

/** CSP sources of a page's inline elements, such as `'sha256-…'`, without repetition. */
export type InlineHashes = { scripts: string[]; styles: string[] }

const INLINE = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

const isData = (attributes: string) => /\stype="application\/(?:ld\+)?json"/.test(attributes)
const isExternal = (attributes: string) => /\ssrc=/.test(attributes)

const sourceOf = (content: string): string => `'sha256-${hash('sha256', content, 'base64')}'`

/** Hashes every inline script and style of an HTML document (CSP Level 3 §8.5). */
export const inlineHashes = (html: string): InlineHashes => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (isExternal(attributes) || isData(attributes)) continue
    const hashes = tag === 'script' ? scripts : styles
    hashes.add(sourceOf(content))
  }
  return { scripts: [...scripts], styles: [...styles] }
}
