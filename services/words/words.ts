import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServiceMessages } from '#generated/messages.ts'
import type { Locale } from '#lib/config/locales.ts'
import { keepFirstPart } from '#lib/util/short-first-part.ts'

/** Messages of pages, in which a short first part such as the "e" of "e-mail" does not end a line. */
const ON_PAGES = new Set([
  'webApp.json',
  'member.json',
  'billing.json',
  'affiliateDesk.json',
  'people.json',
])

const MESSAGES = /\.json$/

// Every language has the keys and arguments of English (tests/contract/message-parity.test.ts).
const messages = z.custom<ServiceMessages>()

const read = (locale: Locale): ServiceMessages => {
  const folder = join(import.meta.dirname, '../../locales', locale, 'services')
  const files = readdirSync(folder).filter((file) => MESSAGES.test(file))
  return messages.parse(
    Object.fromEntries(
      files.map((file): [string, unknown] => [
        file.replace(MESSAGES, ''),
        JSON.parse(readFileSync(join(folder, file), 'utf8'), (_, value: unknown) =>
          typeof value === 'string' && ON_PAGES.has(file) ? keepFirstPart(value) : value,
        ),
      ]),
    ),
  )
}

const known = new Map<Locale, ServiceMessages>()

/** The words of the services in a language, from `locales/<lang>/services/`, read once; names in braces are filled in. */
export const wordsOf = (locale: Locale): ServiceMessages => {
  const words = known.get(locale) ?? read(locale)
  known.set(locale, words)
  return words
}
