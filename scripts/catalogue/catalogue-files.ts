import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'

const CATALOGUE = new URL('../../services/search/catalogue/', import.meta.url)

/** Where the templates of a language stand. */
export const catalogueFile = (language: CatalogueLocale): string =>
  fileURLToPath(new URL(`${language}.tsv`, CATALOGUE))

/** The catalogue file of a language; empty when there is none yet. */
export const readCatalogueText = (language: CatalogueLocale): string => {
  const file = catalogueFile(language)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The vocabulary of a language, its files in the order of their names. */
export const readVocabulary = (language: CatalogueLocale): string => {
  const folder = new URL(`vocabulary/${language}/`, CATALOGUE)
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
}
