/** What a sentence, a mail or a table leaves behind a value that is copied out of it. */
const LEFT_BEHIND = /(?<![\s\p{Cf}.,;:!?'"’”»)\]}>])[\s\p{Cf}.,;:!?'"’”»)\]}>]+$/u

const LEFT_BEFORE = /^[\s\p{Cf}'"‘“«(]+/u

/**
 * A query as somebody meant it: the names in small letters, ampersands that were written for HTML, and each value without what was
 * copied with it. What is named twice stays so.
 */
export const meantQuery = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search.replaceAll(/&amp;/gi, '&'))].map(([name, value]) => [
      name.toLowerCase(),
      value.replace(LEFT_BEHIND, '').replace(LEFT_BEFORE, ''),
    ]),
  )
