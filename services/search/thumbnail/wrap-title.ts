const MOST_LINES = 3

/** Breaks a title into at most three lines of about so many letters; what does not fit ends in an ellipsis. */
export const wrapTitle = (title: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`]
}
