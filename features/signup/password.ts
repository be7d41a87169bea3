import * as z from 'zod/mini'

/** Longest password that is accepted: longer than any pass phrase, short enough to hash at once. */
export const PASSWORD_MAX_LENGTH = 128

/** Shortest password (S1 §5, §9). */
export const PASSWORD_MIN_LENGTH = 8

/** Tells whether a password has more characters than are accepted. */
export const isTooLong = (password: string): boolean =>
  !z.string().check(z.maxLength(PASSWORD_MAX_LENGTH)).safeParse(password).success

/** A password of at least 8 characters with at least one letter, of any alphabet, and one digit (S1 §5). */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH),
    z.maxLength(PASSWORD_MAX_LENGTH),
    z.regex(/\p{L}/u),
    z.regex(/\d/),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  )
