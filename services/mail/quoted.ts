/** Dots and slashes that mail programs make links of. */
const DOT = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu

/**
 * The words of somebody who has not proved whose address a mail goes to: one line between quotes, of `most` characters at most, with
 * nothing in it to press, so that nobody sends a message of their own through us.
 */
export const quoted = (text: string, most: number): string => {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '))
  const shown = letters.length > most ? [...letters.slice(0, most - 1), '…'] : letters
  // A dot that looks the same and leads nowhere (U+2024).
  return `“${shown.join('').replaceAll('://', ': //').replaceAll(DOT, '\u2024')}”`
}
