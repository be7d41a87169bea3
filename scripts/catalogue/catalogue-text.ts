import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import { parseCatalogue } from '#services/search/catalogue/parse-catalogue.ts'
import { assignIds } from './assign-ids.ts'
import { parseVocabulary } from './parse-vocabulary.ts'

/** First number of each language, far enough apart that they never meet. */
const FIRST_ID: Readonly<Record<CatalogueLocale, number>> = { en: 1001, fr: 11_001, es: 21_001 }

type Sources = {
  language: CatalogueLocale
  vocabulary: string
  /** The catalogue file as it is now; empty before the first time. */
  before: string
}

/** The catalogue file that a vocabulary makes: first the next free number, then the templates. */
export const catalogueText = ({ language, vocabulary, before }: Sources): string => {
  const { numbered, next } = assignIds(parseVocabulary(vocabulary), {
    known: before ? parseCatalogue(before, language) : [],
    next: Number(/^next (\d+)/.exec(before)?.[1] ?? FIRST_ID[language]),
  })
  const lines = numbered.map(({ id, department, type, topic = '', title }) =>
    [id, department, type, topic, title].join('\t'),
  )
  return `${[`next ${next}`, ...lines].join('\n')}\n`
}
