import { wrapped } from './sheet.ts'

const MOST_LINES = 3

/** Breaks a title into at most three lines of about so many letters; what does not fit ends in an ellipsis. */
export const wrapTitle = (title: string, letters: number): string[] => {
  const lines = wrapped(title, letters)
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`]
}
