import * as z from 'zod/mini'
import { WRITTEN_LINE } from './written-line.ts'

/** One line of text of at most `maxLength` characters, outer white space removed: no line end or other control character, no half of a pair. */
export const plainText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))

/** One line of what a visitor writes (`WRITTEN_LINE`), outer white space removed. */
export const writtenLine = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(WRITTEN_LINE))

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
