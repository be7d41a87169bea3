import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import { decoded } from '#lib/util/decoded.ts'

const SMALL_WORDS = ['a', 'of', 'the']

const titled = (word: string, index: number) => {
  const small = word.toLowerCase()
  if (index > 0 && SMALL_WORDS.includes(small)) return small
  return word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

/** Heading of a dialog that opens a document, from its address: "Terms of the Lease" (S2 §4 "Card heading"). */
export const documentHeading = (url: string): string => {
  const segment = url.replace(/\/$/, '').split('/').at(-1) ?? ''
  const slug = decoded(segment) ?? segment
  const words = slug
    .replace(DOCUMENT_ID, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  return words.map(titled).join(' ')
}
