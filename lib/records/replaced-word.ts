import { isLiveKey, LIVE_WORDS } from '#lib/config/live-words.ts'
import { isObject } from '#lib/util/is-object.ts'

/** The messages of a language: files, groups and texts one in the other. */
export type MessageTree = Readonly<Record<string, unknown>>

/** The text that the messages have for a key such as `home.hero.lead`; `undefined` where there is none. */
export const wordAt = (messages: MessageTree, key: string): string | undefined => {
  let found: unknown = messages
  for (const name of key.split('.')) {
    // Only what the messages themselves hold: a name such as `constructor` must find nothing.
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined
  }
  return typeof found === 'string' ? found : undefined
}

const PARTS = /\{(\w+)\}|<(\/?)(\w+)>/g
const REST = /[{}<>]/

/** Said by ICU where it stands before a brace or a tag, and doubled: what follows would not be filled in. */
const STRAIGHT = "'"

/** The names and tags that a text holds, sorted, each once. */
const partsIn = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(PARTS)].map(([, name, , tag]) => (name ? `{${name}}` : `<${tag}>`)),
    ),
  ].toSorted()

/** Whether every tag is closed in the order in which they were opened. */
const areClosed = (text: string): boolean => {
  const open: (string | undefined)[] = []
  for (const [, name, end, tag] of text.matchAll(PARTS)) {
    if (name) continue
    if (!end) open.push(tag)
    else if (open.pop() !== tag) return false
  }
  return open.length === 0
}

/** Whether a text holds words, names and tags alone: all that a record may write. */
const isPlain = (text: string): boolean =>
  !REST.test(text.replaceAll(PARTS, '')) && !text.includes(STRAIGHT) && areClosed(text)

/** A word may grow by this share and these characters: the places of most are made for one or two lines. */
const GROWTH = 1.4
const SPARE = 20

const mostOf = (before: string): number => Math.floor(before.length * GROWTH) + SPARE

type Replaced = { key: string; text: string }

/** Why a text may not stand in the place of the one that the messages have for a key; `undefined` where it may. */
export const replacedFault = (
  messages: MessageTree,
  { key, text }: Replaced,
): string | undefined => {
  if (!isLiveKey(key)) return `is none that a record may change: ${LIVE_WORDS.join(', ')}`
  const before = wordAt(messages, key)
  if (before === undefined) return 'is no key of a text: copy it from locales/<language>/messages'
  if (!isPlain(before)) return 'is put together in a way that only a developer can change'
  if (!isPlain(text)) {
    return `"${text}" holds a brace without its other half, a tag that is not closed, or a straight apostrophe: write ’`
  }
  const parts = partsIn(before)
  if (partsIn(text).join() !== parts.join()) {
    return `"${text}" must hold exactly these names and tags: ${parts.join(' ') || 'none'}`
  }
  return text.length > mostOf(before)
    ? `"${text}" is too long for its place: at most ${mostOf(before)} characters`
    : undefined
}

/** The messages with another text for a key that they have. */
export const withWord = (messages: MessageTree, { key, text }: Replaced): MessageTree => {
  const [name = '', ...rest] = key.split('.')
  const inner = messages[name]
  const next = isObject(inner) ? withWord(inner, { key: rest.join('.'), text }) : text
  return { ...messages, [name]: next }
}
