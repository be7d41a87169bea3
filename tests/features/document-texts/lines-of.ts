import type { Line, Part } from '#features/document-texts/document-text.ts'

/** The lines of a part in which blanks can stand. */
export const linesOf = (part: Part): readonly Line[] => {
  switch (part.kind) {
    case 'paragraph':
      return part.lines
    case 'list':
      return part.items
    case 'signatures':
      return part.places
    case 'table':
      return [
        ...part.table.head,
        ...part.table.rows.flat().flatMap((cell) => (cell.kind === 'line' ? [cell.line] : [])),
      ]
    case 'clause':
    case 'heading':
    case 'note':
      return []
  }
}
