/** CSP sources of a page's inline elements, such as `'sha256-…'`, without repetition. */
export type InlineHashes = { scripts: string[]; styles: string[] }

const INLINE = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

const isData = (attributes: string) => /\stype="application\/(?:ld\+)?json"/.test(attributes)
const isExternal = (attributes: string) => /\ssrc=/.test(attributes)

const sourceOf = async (content: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** Hashes every inline script and style of an HTML document (CSP Level 3 §8.5). */
export const inlineHashes = async (html: string): Promise<InlineHashes> => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (isExternal(attributes) || isData(attributes)) continue
    const hashes = tag === 'script' ? scripts : styles
    hashes.add(await sourceOf(content))
  }
  return { scripts: [...scripts], styles: [...styles] }
}
