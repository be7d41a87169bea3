import { keepFirstPart } from '#lib/util/short-first-part.ts'

const makeFirm = (words: unknown): void => {
  if (typeof words !== 'object' || words === null) return
  for (const [key, entry] of Object.entries(words)) {
    if (typeof entry === 'string') Reflect.set(words, key, keepFirstPart(entry))
    else makeFirm(entry)
  }
}

/** Words for pages, in which a short first part such as the "e" of "e-mail" does not end a line. */
export const firmWords = <Words>(words: Words): Words => {
  const copy = structuredClone(words)
  makeFirm(copy)
  return copy
}
