import { decoded } from './decoded.ts'

const PATH_CHARACTERS = /^(?:[\w.~/-]|%20|%[89a-f][0-9a-f])*$/i

const EMPTY_OR_DOT_SEGMENT = /\/\/|(?:^|\/)\.\.?(?:\/|$)/

/**
 * The characters that no single line of text holds: line ends (Unicode's own two included), other control characters, and halves of
 * surrogate pairs.
 */
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
