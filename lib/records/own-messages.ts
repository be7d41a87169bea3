import { readFileSync } from 'node:fs'
import { LIVE_NAMESPACES } from '#lib/config/live-words.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { MessageTree } from './replaced-word.ts'

const read = (locale: Locale): MessageTree =>
  Object.fromEntries(
    LIVE_NAMESPACES.map((name): [string, unknown] => {
      const file = new URL(`../../locales/${locale}/messages/${name}.json`, import.meta.url)
      return [name, JSON.parse(readFileSync(file, 'utf8'))]
    }),
  )

const known = new Map<Locale, MessageTree>()

/** The messages of a language that hold words which records may change; throws where a file is damaged. */
export const readOwnMessages = (locale: Locale): MessageTree => {
  const messages = known.get(locale) ?? read(locale)
  known.set(locale, messages)
  return messages
}
