import * as z from 'zod/mini'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#lib/config/constants.ts'

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
