import { wrapped } from './sheet.ts'

const MOST_LINES = 3

/** Sizes of a title, each with how many letters fit into a line of it; a long title is set smaller. */
const SIZES = [
  { size: 15, letters: 21 },
  { size: 12.5, letters: 26 },
  { size: 11, letters: 31 },
] as const

/** A dash ends a line and begins none. */
const kept = (title: string) => title.replaceAll(' – ', '\u00A0– ')

/** A title in at most three lines, and their size; what fits into none ends in an ellipsis. */
export const wrapTitle = (title: string): { lines: readonly string[]; size: number } => {
  const tries = SIZES.map(({ size, letters }) => ({ lines: wrapped(kept(title), letters), size }))
  const fitting = tries.find(({ lines }) => lines.length <= MOST_LINES)
  if (fitting) return fitting
  const { size, letters } = SIZES[2]
  const lines = wrapped(kept(title), letters)
  return { lines: [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`], size }
}
