import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'

type HeadingLink = { id: string; title: string }

/** The second-level headings of an HTML tree, for a table of contents. */
export const headingList = ({ children }: Root): HeadingLink[] =>
  children.flatMap((node) => {
    if (node.type !== 'element' || node.tagName !== 'h2') return []
    const { id } = node.properties
    return typeof id === 'string' ? [{ id, title: toString(node) }] : []
  })
