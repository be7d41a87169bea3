import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServiceMessages } from '#generated/messages.ts'
import type { Locale } from '#lib/config/locales.ts'
import { fillText, type NamesIn } from '#lib/util/fill-text.ts'
import { keepFirstPart } from '#lib/util/short-first-part.ts'

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'

/** The only Italian days that begin with a vowel: one says «l’8 marzo», not «il 8 marzo». */
const ARTICLE = new RegExp(`\\b(il|al|dal|del|sul) (?=(?:8|11) (?:${MONTHS})\\b)`, 'gi')

const ELIDED: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  sul: 'sull’',
}

const elided = (article: string): string => {
  const short = ELIDED[article.toLowerCase()] ?? article
  return article[0] === article[0]?.toUpperCase() ? short[0]?.toUpperCase() + short.slice(1) : short
}

/** Fills words of a service, which may hold a day, and elides the Italian article before it. */
export const fillWords = <Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string>>,
): string => fillText(text, values).replaceAll(ARTICLE, (_, article: string) => elided(article))

/** The counted things, with the words for one and for more. */
const COUNTED = {
  templates: (locale: Locale) => wordsOf(locale).webApp.templates,
  users: (locale: Locale) => wordsOf(locale).papers.users,
} as const

/** "1 template", "2,000 users": a number, written as the language does, with the form of the word that it asks for. */
export const countedWords = (
  what: keyof typeof COUNTED,
  { count, locale }: { count: number; locale: Locale },
): string => {
  const { one, other } = COUNTED[what](locale)
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return fillText(isOne ? one : other, { count: count.toLocaleString(locale) })
}

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
