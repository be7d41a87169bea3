import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import { withoutCountry, wordsOf } from '#services/search/words-of.ts'
import type { Template } from '../template.ts'
import { wordsFor, type PhraseTable } from './phrase-table.ts'

/** The texts by which one language finds a template. */
export type IndexEntry = {
  templateId: number
  label: string
  /** Folded words of the label without a country. */
  plain: string
  /** The names of the template as a whole: its label, and synonyms of all of it. */
  names: readonly string[]
  /** The number of words in the label without a country. */
  wordCount: number
  /** Folded words of the title itself, and of its label. */
  title: string
  /** Folded words that are not in the title: synonyms, translations. */
  further: string
}

/** Synonyms for words and whole titles of a language; where it shows another language's titles, their translations. */
type Words = {
  synonyms: PhraseTable
  translations?: PhraseTable
  /** The titles of the documents written out in the language, by template. */
  texts: ReadonlyMap<number, readonly string[]>
}

type Phrases = Readonly<Record<Locale, Words>>

const textsFor = (words: readonly string[], table: PhraseTable | undefined) =>
  (table?.get(words.join(' ')) ?? []).map(({ text }) => text)

const entryOf = (template: Template, { synonyms, translations, texts }: Words): IndexEntry => {
  const title = wordsOf(template.title)
  const translated = textsFor(title, translations)
  const label = translated[0] ?? template.title
  const written = texts.get(template.id) ?? []
  const shown = wordsOf(withoutCountry(label))
  const known = new Set([...title, ...wordsOf(label)])
  const further = [
    ...wordsFor(title, translations),
    ...wordsFor(shown, synonyms),
    ...written.flatMap(wordsOf),
  ]
  return {
    templateId: template.id,
    label,
    plain: shown.join(' '),
    names: [label, ...translated, ...written, ...textsFor(shown, synonyms)].map((text) =>
      wordsOf(withoutCountry(text)).join(' '),
    ),
    wordCount: shown.length,
    title: [...known].join(' '),
    further: [...new Set(further)].filter((word) => !known.has(word)).join(' '),
  }
}

/** The index of every language. */
export const indexEntries = (templates: readonly Template[], phrases: Phrases) =>
  LOCALE_CODES.map((locale) => ({
    locale,
    entries: templates
      .filter(({ language }) => language === libraryOf(locale))
      .map((template) => entryOf(template, phrases[locale])),
  }))
