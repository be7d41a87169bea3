import type { Element, Root, Text } from 'hast'

/** Id of a section of a legal text, by its number or its letter: the same in every language, so that any page can name it in a link. */
export const sectionId = (mark: number | string): string => `section-${mark}`.toLowerCase()

const NUMBER = /^(\d+)\.\s+/

/** "Schedule A – Commissions": what it is called differs from language to language, its letter does not. */
const LETTER = /^\p{L}+ ([A-Z]) – /u

const isHeading = (node: Root['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'h2'

const numberOf = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['legal-number'] },
  children: [{ type: 'text', value: text }],
})

const wordsOf = (value: string): Text => ({ type: 'text', value })

/**
 * Gives the headings with a number or a letter their ids, before others get theirs from their words, and sets a number
 * apart from the words.
 */
export const numberSections = () => (tree: Root) => {
  for (const heading of tree.children.filter(isHeading)) {
    const [first, ...others] = heading.children
    if (first?.type !== 'text') continue
    const [found = '', number] = NUMBER.exec(first.value) ?? []
    const mark = number ?? LETTER.exec(first.value)?.[1]
    if (mark === undefined) continue
    heading.properties.id = sectionId(mark)
    if (number === undefined) continue
    heading.children = [
      numberOf(`${number}. `),
      wordsOf(first.value.slice(found.length)),
      ...others,
    ]
  }
}
