import type { Root } from 'hast'
import { sectionId } from '../section-id.ts'

const NUMBER = /^(\d+)\.\s+/

/**
 * Gives the numbered headings of a text their ids, before others get theirs from their words, and sets the number apart
 * from the words.
 */
export const numberSections = () => (tree: Root) => {
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'h2') continue
    const [first, ...others] = node.children
    const found = first?.type === 'text' ? NUMBER.exec(first.value) : null
    if (first?.type !== 'text' || !found) continue
    node.properties.id = sectionId(Number(found[1]))
    node.children = [
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['legal-number'] },
        children: [{ type: 'text', value: `${found[1]}. ` }],
      },
      { type: 'text', value: first.value.slice(found[0].length) },
      ...others,
    ]
  }
}
