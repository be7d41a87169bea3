import 'server-only'
import * as de from 'hyphen/de'
import * as en from 'hyphen/en'
import * as es from 'hyphen/es'
import * as fr from 'hyphen/fr'
import * as it from 'hyphen/it'
import * as pt from 'hyphen/pt'
import type { Locale } from '#lib/config/locales.ts'
import { keepFirstPart } from '#lib/util/short-first-part.ts'

const DICTIONARIES = { en, fr, es, it, pt, de } as const satisfies Record<Locale, unknown>

const SOFT_HYPHEN = '\u00AD'
const KEPT_HYPHEN = '\u2011'

/** Letters on each side of a break, and of a word that may be broken: what the style sheet allows a browser as well. */
const LEAST_SIDE = 5
const LONG_WORD = /[\p{L}\p{M}\u2011]{13,}/gu

const hyphenated = (word: string, locale: Locale): string => {
  const parts = DICTIONARIES[locale].hyphenateSync(word).split(SOFT_HYPHEN)
  // What stands before a hyphen that is kept is no side to break off.
  let before = -1 - word.lastIndexOf(KEPT_HYPHEN)
  const letters = word.length + before
  return parts.reduce((text, part) => {
    before += part.length
    const isBreak =
      before - part.length >= LEAST_SIDE && letters - before + part.length >= LEAST_SIDE
    return isBreak ? `${text}${SOFT_HYPHEN}${part}` : text + part
  }, '')
}

/**
 * Shows where long words may be broken, for browsers that know no hyphenation of the language, and where a hyphen is no
 * place to break. For what is shown alone: never for an attribute, the title of a document, or words that a script compares.
 * What an author has broken counts as words of its own.
 */
export const lineBreaks = (text: string, locale: Locale): string =>
  keepFirstPart(text).replaceAll(LONG_WORD, (word) => hyphenated(word, locale))

/** The names of texts that are set large or in narrow columns. */
const TITLES = new Set(['heading', 'title', 'titles'])

const breakTitles = (value: unknown, locale: Locale): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    const texts: unknown[] = [entry].flat()
    const isTitle = TITLES.has(key) && texts.every((text) => typeof text === 'string')
    if (!isTitle) breakTitles(entry, locale)
    else {
      const broken = texts.map((text) => lineBreaks(text, locale))
      Reflect.set(value, key, Array.isArray(entry) ? broken : broken[0])
    }
  }
}

/** The words of a page with line breaks shown in their headings and titles, however deep these stand. */
export const withLineBreaks = <Words>(words: Words, locale: Locale): Words => {
  const copy = structuredClone(words)
  breakTitles(copy, locale)
  return copy
}
