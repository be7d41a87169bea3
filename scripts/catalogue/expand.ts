/** Named lists that titles refer to. */
export type Lists = ReadonlyMap<string, readonly string[]>

const SLOT = /\{([^{}]*)\}/

const withArticle = (name: string) => `${/^(?:[aeiou]|hour|hr)/i.test(name) ? 'an' : 'a'} ${name}`

const listOf = (name: string, lists: Lists): readonly string[] => {
  const list = lists.get(name)
  if (list) return list
  throw new Error(`There is no list "${name}": define it with "= ${name} …" in a file before.`)
}

const choices = (slot: string, lists: Lists): readonly string[] => {
  if (slot.includes('|')) return slot.split('|')
  return slot.startsWith('a:') ? listOf(slot.slice(2), lists).map(withArticle) : listOf(slot, lists)
}

/** All titles of a pattern: `{list}`, `{a:list}` with the English article, `{one|other}`. */
export const expand = (pattern: string, lists: Lists): string[] => {
  const slot = SLOT.exec(pattern)
  if (!slot) return [pattern]
  const [whole, content = ''] = slot
  return choices(content, lists).flatMap((choice) =>
    expand(
      pattern.replace(whole, () => choice),
      lists,
    ),
  )
}
