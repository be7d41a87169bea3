/** What a search engine shows of a description. */
const MOST_LETTERS = 180

/** What a document is for, as long as a search engine shows it whole: its first sentences. */
export const shortAbout = (about: string): string => {
  if (about.length <= MOST_LETTERS) return about
  const sentences = about.split(/(?<=\.) /)
  const lengths = sentences.map((_sentence, at) => sentences.slice(0, at + 1).join(' ').length)
  return sentences.slice(0, lengths.filter((length) => length <= MOST_LETTERS).length).join(' ')
}
