import * as z from 'zod/mini'
import { typedCode, typedLine, typedLines, typedSearch, WRITTEN_LINE } from './typed-text.ts'

/** No line end or other control character, no half of a pair. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u

const WRITTEN_LINES =
  /^(?=[^\p{L}\p{N}\p{P}\p{S}]*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/** One line of text of at most `maxLength` characters, or nothing. */
export const plainText = (maxLength: number) =>
  z.string().check(z.overwrite(typedLine), z.maxLength(maxLength), z.regex(PLAIN))

/** One line of what a visitor writes, such as a name (`WRITTEN_LINE`). */
export const writtenLine = (maxLength: number) =>
  z.string().check(z.overwrite(typedLine), z.maxLength(maxLength), z.regex(WRITTEN_LINE))

/** Text of several lines. */
export const writtenText = (maxLength: number) =>
  z.string().check(z.overwrite(typedLines), z.maxLength(maxLength), z.regex(WRITTEN_LINES))

/** A number or code that a visitor types, of one form: `typedCode` says which signs are the same. */
export const writtenCode = (form: RegExp) => z.string().check(z.overwrite(typedCode), z.regex(form))

/** The same in any form, or nothing. */
export const plainCode = (maxLength: number) =>
  z.string().check(z.overwrite(typedCode), z.maxLength(maxLength), z.regex(PLAIN))

/** The schema of a search text. */
export const searchText = (maxLength: number) =>
  z.string().check(z.overwrite(typedSearch), z.minLength(1), z.maxLength(maxLength), z.regex(PLAIN))
