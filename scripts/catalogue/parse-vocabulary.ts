import * as z from 'zod'
import { DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { CATALOGUE_TOPICS } from '#services/search/catalogue/template.ts'
import { expand } from './expand.ts'

const group = z.strictObject({
  department: z.enum(DEPARTMENTS),
  type: z.enum(TEMPLATE_TYPES),
  topic: z.optional(z.enum(CATALOGUE_TOPICS)),
})

/** A template before it has its number. */
export type Draft = z.infer<typeof group> & { title: string }

/**
 * Reads the vocabulary of one language, its files joined in order. Lines: `= list one; two`, `@ department type topic`
 * for the titles below, a title or a pattern of titles.
 */
export const parseVocabulary = (text: string): Draft[] => {
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
