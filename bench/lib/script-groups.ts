import { fetchText } from './fetch-text.ts'

type Group = { url: string; pages: number }

/** In script tags and in the hydration data alike. */
const CHUNK = /static\/chunks\/[\w.~-]+\.js/g

const OPEN_DIALOG = /<dialog[^>]* open/

/** What decides which scripts a load fetches: the chunks that the HTML names, and a dialog that opens by itself. */
const scriptsIn = (html: string): string => {
  const chunks = new Set(html.match(CHUNK))
  return [OPEN_DIALOG.test(html) ? 'open' : 'closed', ...[...chunks].toSorted()].join(' ')
}

/** One page of each set of scripts: pages of the same set need no browser to be compared. */
export const scriptGroups = async (urls: readonly string[]): Promise<Group[]> => {
  const groups = new Map<string, Group>()
  for (const url of urls) {
    const key = scriptsIn(await fetchText(url))
    const { url: first, pages } = groups.get(key) ?? { url, pages: 0 }
    groups.set(key, { url: first, pages: pages + 1 })
  }
  return [...groups.values()]
}
