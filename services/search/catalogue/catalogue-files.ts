import { readFileSync } from 'node:fs'
import type { TopQuery } from '#features/documents/search-contract.ts'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The texts that the library is made of; all together make its version. */
export const readCatalogueFiles = () => {
  const byLanguage = (folder: string, ending: string): Record<CatalogueLocale, string> => ({
    en: read(`${folder}en.${ending}`),
    fr: read(`${folder}fr.${ending}`),
    es: read(`${folder}es.${ending}`),
  })
  const top: Record<TopQuery, string> = {
    'business-document': read('top/business-document.txt'),
    'business-legal-forms': read('top/business-legal-forms.txt'),
  }
  return {
    templates: byLanguage('', 'tsv'),
    synonyms: byLanguage('synonyms/', 'txt'),
    translations: read('translations.txt'),
    top,
  }
}

export type CatalogueFiles = ReturnType<typeof readCatalogueFiles>
