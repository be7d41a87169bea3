import * as z from 'zod/mini'

/** One line of text of at most `maxLength` characters, outer white space removed: no line end or other control character, no half of a pair. */
export const plainText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))
