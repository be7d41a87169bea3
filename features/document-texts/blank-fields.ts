import type { Line, Part } from './document-text.ts'
import type { Blank, FrontMatter } from './front-matter.ts'

const MOST_ASKED = 4

const isAsked = ({ type }: Blank) => type === 'name' || type === 'text' || type === 'date'

const linesOf = (part: Part): readonly Line[] => {
  switch (part.kind) {
    case 'paragraph':
      return part.lines
    case 'list':
      return part.items
    case 'table':
      return part.table.rows.flat().flatMap((cell) => (cell.kind === 'line' ? [cell.line] : []))
    case 'signatures':
      return part.places
    case 'clause':
    case 'heading':
    case 'note':
      return []
  }
}

/** A blank by its name. */
export type BlankField = Blank & { name: string }

/** The first blanks that can be filled in beside some parts of a text: names, words and days that stand in these parts. */
export const blankFields = (
  { blanks }: Pick<FrontMatter, 'blanks'>,
  parts: readonly Part[],
): BlankField[] => {
  const pieces = parts.flatMap(linesOf).flat()
  const named = new Set(pieces.flatMap((piece) => (piece.kind === 'blank' ? [piece.name] : [])))
  return Object.entries(blanks)
    .filter(([name, blank]) => isAsked(blank) && named.has(name))
    .slice(0, MOST_ASKED)
    .map(([name, blank]) => ({ ...blank, name }))
}
