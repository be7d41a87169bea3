import { hash } from 'node:crypto'
import { HYDRATION_FOLDER } from '#lib/config/api-paths.ts'
import { FRAMEWORK } from '#lib/config/framework.ts'

/** A page without the framework's start, and the file that holds what of it stood in the page. */
type Split = { html: string; file: { name: string; text: string } | undefined }

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const PRELOAD = /<link rel="(?:modulepreload|preload" as="script)"[^>]*>/g

/** Data, and modules: the page script is one, the framework has none. */
const STAYS = /\stype="(?:application\/(?:ld\+)?json|module)"/
const SRC = /\ssrc="([^"]+)"/

/** For browsers without modules, which get the page alone. */
const OLD = /\snomodule(?:=|\s|$)/i

/** Letters of a hash that tell the pages of a site apart; every page carries them. */
const NAME_LENGTH = 16

const isStaying = (script: string) => STAYS.test(script.slice(0, script.indexOf('>')))

/** A data block must not end early, whatever an address holds. */
const asData = (addresses: readonly string[]) =>
  JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`)

/**
 * Takes the scripts that start the framework out of a page: the inline ones become one file that is called after its
 * content, and a data block names it and the others, for when a visitor needs them (docs/decisions/029).
 */
export const splitScripts = (html: string): Split => {
  const inline: string[] = []
  const files = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const [, src] = SRC.exec(attributes) ?? []
    if (STAYS.test(attributes) || OLD.test(attributes)) continue
    if (src === undefined) inline.push(text)
    else files.add(src)
  }
  const bare = html
    .replaceAll(SCRIPT, (script) => (isStaying(script) ? script : ''))
    .replaceAll(PRELOAD, '')
  if (inline.length === 0) return { html: bare, file: undefined }
  const text = inline.join(';\n')
  const name = `${hash('sha256', text).slice(0, NAME_LENGTH)}.js`
  const data = asData([`${HYDRATION_FOLDER}/${name}`, ...files])
  const block = `<script type="application/json" id="${FRAMEWORK.id}">${data}</script>`
  return { html: bare.replace(/(?=<\/body>)/, () => block), file: { name, text } }
}
