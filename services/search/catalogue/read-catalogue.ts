import { createHash } from 'node:crypto'
import { TOP_QUERIES } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, type CatalogueLocale } from '#lib/config/template-kinds.ts'
import type { Template } from '../template.ts'
import type { CatalogueFiles } from './catalogue-files.ts'
import { indexEntries } from './index-entries.ts'
import { parseCatalogue } from './parse-catalogue.ts'
import { parseSynonyms, phraseTable, type PhraseTable } from './phrase-table.ts'

/** Languages without templates of their own: they find the English ones through translated words. */
type TranslatedLocale = Exclude<Locale, CatalogueLocale>

const wordsIn = (cell = '') =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Reads lines of `English = German = Italian = Portuguese`, each cell with its best word first. */
const parseTranslations = (text: string): Record<TranslatedLocale, PhraseTable> => {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
  const table = (column: number) =>
    phraseTable(rows.map((cells) => [cells[0] ?? '', wordsIn(cells[column])] as const))
  return { de: table(1), it: table(2), pt: table(3) }
}

/** Raise it when the same files would make other rows than before. */
const INDEX_VERSION = 3

/** Tells two versions of the catalogue apart without reading either. */
export const catalogueHash = (files: CatalogueFiles): string =>
  createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, files]))
    .digest('hex')

const topRows = (files: CatalogueFiles, templates: readonly Template[]) => {
  const ids = new Map(
    templates.filter(({ language }) => language === 'en').map(({ title, id }) => [title, id]),
  )
  return TOP_QUERIES.flatMap((list) =>
    files.top[list]
      .trim()
      .split('\n')
      .map((title, position) => {
        const templateId = ids.get(title)
        if (templateId !== undefined) return { list, position, templateId }
        throw new Error(`top/${list}.txt names "${title}", which is no English template.`)
      }),
  )
}

/** Every row of the library, made from its files. */
export const readCatalogue = (files: CatalogueFiles) => {
  const templates = CATALOGUE_LOCALES.flatMap((language) =>
    parseCatalogue(files.templates[language], language),
  )
  const { de, it, pt } = parseTranslations(files.translations)
  const wordsOf = (locale: Locale) => ({
    ...parseSynonyms(files.synonyms[locale]),
    texts: new Map(files.texts[locale]),
  })
  const phrases = {
    en: wordsOf('en'),
    fr: wordsOf('fr'),
    es: wordsOf('es'),
    it: { ...wordsOf('it'), translations: it },
    pt: { ...wordsOf('pt'), translations: pt },
    de: { ...wordsOf('de'), translations: de },
  }
  return { templates, index: indexEntries(templates, phrases), top: topRows(files, templates) }
}

export type Catalogue = ReturnType<typeof readCatalogue>
