import * as z from 'zod/mini'

/** One line of what a visitor writes: no control character, no half of a pair. */
export const writtenLine = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** Text of several lines: no other control character. */
export const writtenText = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(maxLength),
      z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u),
    )
