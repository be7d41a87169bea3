import { readFileSync } from 'node:fs'
import type { TopQuery } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import { handWritten } from '#lib/util/hand-written.ts'
import { documentTexts } from '#services/search/document-texts.ts'

const read = (name: string): string =>
  handWritten(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** What a language calls the documents that it has written out, by their templates. */
const titlesOf = (locale: Locale) =>
  Array.from(documentTexts(locale).values(), ({ template, title }) => [template, [title]] as const)

/** The texts that the library is made of; all together make its version. */
export const readCatalogueFiles = () => {
  const templates: Record<CatalogueLocale, string> = {
    en: read('en.tsv'),
    fr: read('fr.tsv'),
    es: read('es.tsv'),
  }
  const synonyms: Record<Locale, string> = {
    en: read('synonyms/en.txt'),
    fr: read('synonyms/fr.txt'),
    es: read('synonyms/es.txt'),
    it: read('synonyms/it.txt'),
    pt: read('synonyms/pt.txt'),
    de: read('synonyms/de.txt'),
  }
  const top: Record<TopQuery, string> = {
    'business-document': read('top/business-document.txt'),
    'business-legal-forms': read('top/business-legal-forms.txt'),
  }
  const texts = {
    en: titlesOf('en'),
    fr: titlesOf('fr'),
    es: titlesOf('es'),
    it: titlesOf('it'),
    pt: titlesOf('pt'),
    de: titlesOf('de'),
  }
  return {
    templates,
    texts,
    synonyms,
    translations: read('translations.txt'),
    top,
  }
}

export type CatalogueFiles = ReturnType<typeof readCatalogueFiles>
