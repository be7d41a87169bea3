import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, type CatalogueLocale } from '#lib/config/template-kinds.ts'
import { wordsOf } from '#services/search/text/words-of.ts'
import { wordsFor, type PhraseTable } from './phrase-table.ts'
import type { Template } from './template.ts'

/** What one language finds a template by. */
export type IndexEntry = {
  templateId: number
  label: string
  /** Folded words of the title; for a translated language, of its label. */
  plain: string
  wordCount: number
  /** Folded words of the title itself. */
  title: string
  /** Folded words that are not in the title: synonyms, translations. */
  further: string
}

type Phrases = Readonly<Record<Locale, PhraseTable>>

/** The language whose templates another one shows (S2 §3: German, Italian and Portuguese the English ones). */
const libraryOf = (locale: Locale): CatalogueLocale =>
  CATALOGUE_LOCALES.find((language) => language === locale) ?? 'en'

const entryOf = (template: Template, { locale, phrases }: { locale: Locale; phrases: Phrases }) => {
  const title = wordsOf(template.title)
  const isTranslated = libraryOf(locale) !== locale
  const label = (isTranslated && phrases[locale].get(title.join(' '))?.[0]?.text) || template.title
  const known = new Set(title)
  const further = wordsFor(title, phrases[locale]).filter((word) => !known.has(word))
  const plain = wordsOf(label)
  return {
    templateId: template.id,
    label,
    plain: plain.join(' '),
    wordCount: title.length,
    further: further.join(' '),
    title: title.join(' '),
  }
}

/** The index of every language. */
export const indexEntries = (templates: readonly Template[], phrases: Phrases) =>
  LOCALE_CODES.map((locale) => ({
    locale,
    entries: templates
      .filter(({ language }) => language === libraryOf(locale))
      .map((template) => entryOf(template, { locale, phrases })),
  }))
