import type { Template } from '#services/search/catalogue/template.ts'
import { wordsOf } from '#services/search/text/words-of.ts'
import type { Draft } from './parse-vocabulary.ts'

type Given = {
  /** Templates that have their number already. */
  known: readonly Template[]
  /** First number that no template ever had. */
  next: number
}

const keyOf = (title: string) => wordsOf(title).join(' ')

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
export const assignIds = (drafts: readonly Draft[], { known, next }: Given) => {
  refuseDuplicates(drafts)
  const ids = new Map(known.map(({ title, id }) => [keyOf(title), id]))
  let free = next
  const numbered = drafts.map((draft) => ({ ...draft, id: ids.get(keyOf(draft.title)) ?? free++ }))
  return { numbered, next: free }
}
