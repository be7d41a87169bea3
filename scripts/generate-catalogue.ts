// Writes the catalogue of templates from its vocabulary; templates keep their numbers.
import { writeFileSync } from 'node:fs'
import { CATALOGUE_LOCALES } from '#lib/config/template-kinds.ts'
import { catalogueFile, readCatalogueText, readVocabulary } from './catalogue/catalogue-files.ts'
import { catalogueText } from './catalogue/catalogue-text.ts'

for (const language of CATALOGUE_LOCALES) {
  const [vocabulary, before] = [readVocabulary(language), readCatalogueText(language)]
  writeFileSync(catalogueFile(language), catalogueText({ language, vocabulary, before }))
}
