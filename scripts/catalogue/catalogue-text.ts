import * as z from 'zod'
import { type CatalogueLocale, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { parseCatalogue } from '#services/search/catalogue/parse-catalogue.ts'
import { CATALOGUE_TOPICS, type Template } from '#services/search/template.ts'
import { withoutCountry, wordsOf } from '#services/search/words-of.ts'
import { expand } from './expand.ts'

const group = z.strictObject({
  department: z.enum(DEPARTMENTS),
  type: z.enum(TEMPLATE_TYPES),
  topic: z.optional(z.enum(CATALOGUE_TOPICS)),
})

/** A template before it has its number. */
type Draft = z.infer<typeof group> & { title: string }

/**
 * Reads the vocabulary of one language, its files joined in order. Lines: `= list one; two`, `@ department type topic`
 * for the titles below, a title or a pattern of titles.
 */
const parseVocabulary = (text: string): Draft[] => {
  const lists = new Map<string, string[]>()
  const drafts: Draft[] = []
  let current: z.infer<typeof group> | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('= ')) {
      const [, name = '', items = ''] = /^= (\S+) (.*)$/.exec(line) ?? []
      lists.set(
        name,
        items.split(';').map((item) => item.trim()),
      )
    } else if (line.startsWith('@ ')) {
      const [department, type, topic] = line.slice(2).split(' ')
      current = group.parse({ department, type, topic })
    } else if (line !== '') {
      if (!current) throw new Error(`"${line}" stands before the first "@ department type".`)
      for (const title of expand(line, lists)) drafts.push({ ...current, title })
    }
  }
  return drafts
}

type Given = {
  /** Templates that have their number already. */
  known: readonly Template[]
  /** First number that no template ever had. */
  next: number
}

const keyOf = (title: string) => wordsOf(withoutCountry(title)).join(' ')

const refuseDuplicates = (drafts: readonly Draft[]) => {
  const seen = new Set<string>()
  const twice = drafts.filter(({ title }) => {
    const key = keyOf(title)
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice
  })
  if (twice.length === 0) return
  const titles = twice.map(({ title }) => `"${title}"`).join(', ')
  throw new Error(`Titles that come twice, keep one of each: ${titles}`)
}

/** Numbers new titles after all that were ever given; a title keeps its number. Throws where two are the same. */
const assignIds = (drafts: readonly Draft[], { known, next }: Given) => {
  refuseDuplicates(drafts)
  const ids = new Map(known.map(({ title, id }) => [keyOf(title), id]))
  let free = next
  const numbered = drafts.map((draft) => ({ ...draft, id: ids.get(keyOf(draft.title)) ?? free++ }))
  return { numbered, next: free }
}

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
