import { normalizedNames } from './normalized-names.ts'

/** The characters that a sentence, a mail or a table leaves behind a value that is copied out of it. */
const LEFT_BEHIND = /(?<![\s\p{Cf}.,;:!?'"’”»)\]}>])[\s\p{Cf}.,;:!?'"’”»)\]}>]+$/u

const LEFT_BEFORE = /^[\s\p{Cf}'"‘“«(]+/u

/** A query as somebody meant it: its names (`normalizedNames`), and each value without what was copied with it. */
export const normalizedQuery = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...normalizedNames(search)].map(([name, value]) => [
      name,
      value.replace(LEFT_BEHIND, '').replace(LEFT_BEFORE, ''),
    ]),
  )
