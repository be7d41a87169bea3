/** "E-Mail", "e-mail": so little does not stand alone at the end of a line. */
const MAIL = /\b(e)-(?=mail)/gi

const makeFirm = (words: unknown): void => {
  if (typeof words !== 'object' || words === null) return
  for (const [key, entry] of Object.entries(words)) {
    if (typeof entry === 'string') Reflect.set(words, key, entry.replaceAll(MAIL, '$1\u2011'))
    else makeFirm(entry)
  }
}

/** Words for pages, with a hyphen that no line ends at where it stands in the name of mail. */
export const firmWords = <Words>(words: Words): Words => {
  const copy = structuredClone(words)
  makeFirm(copy)
  return copy
}
