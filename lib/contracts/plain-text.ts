import * as z from 'zod/mini'

/** One line of text of at most `maxLength` UTF-16 units, outer white space removed: no control character, no half of a pair. */
export const plainText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))
