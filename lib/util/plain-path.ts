import { decoded } from './decoded.ts'

const PATH_CHARACTERS = /^(?:[\w.~/-]|%20|%[89a-f][0-9a-f])*$/i

const EMPTY_OR_DOT_SEGMENT = /\/\/|(?:^|\/)\.\.?(?:\/|$)/

/** What no single line of text holds: a line end (Unicode's own two included) or another control character, or half of a pair. */
export const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/**
 * Tells whether a text can be read as nothing but a path: no scheme, host, query, `//`, `\`, `@`, dot
 * segment or control character, neither plain nor encoded. Escapes stand for a space or for letters
 * beyond ASCII only.
 */
export const isPlainPath = (path: string): boolean => {
  if (!PATH_CHARACTERS.test(path) || EMPTY_OR_DOT_SEGMENT.test(path)) return false
  const text = decoded(path)
  return text !== null && !CONTROL_CHARACTER.test(text)
}
