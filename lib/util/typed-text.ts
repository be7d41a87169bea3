/** Invisible characters: direction marks, fillers, joints and soft hyphens (Unicode, Default_Ignorable_Code_Point), marks of annotations. */
const INVISIBLE = /[\p{DI}\uFFF9-\uFFFB]/gu

/** The same without what joins letters of some scripts and shapes emoji, unless it stands where there is nothing to join. */
const STRAY = /(?![\u200C\u200D\p{VS}])[\p{DI}\uFFF9-\uFFFB]|(?<!\S)[\u200C\u200D\p{VS}]+/gu

/** Spaces of every width, tabs, separators of lines, and the empty pattern of braille. */
const SPACE = /[\t\p{Z}\u2800]/gu

const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g

/** Hyphens and dashes, the sign of minus, and the long vowel of Japanese keyboards, which lies where others have the hyphen. */
const DASH = /[\p{Pd}\u2212\u30FC]/gu

/** Digits of Arabic and Persian keyboards. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Compatible letters as plain ones, such as wide ones and ligatures, without what nobody sees. */
export const plainLetters = (text: string): string => text.replace(INVISIBLE, '').normalize('NFKC')

/** A name, a company or another line of text that was typed or pasted. */
export const typedLine = (text: string): string =>
  text.replace(SPACE, ' ').replace(STRAY, '').normalize('NFC').trim()

/** A text of several lines, its line ends of one kind. */
export const typedLines = (text: string): string =>
  text.replace(LINE_END, '\n').replace(STRAY, '').normalize('NFC').trim()

/** A number of a tax office, a postal code, a telephone number or what else is compared sign by sign. */
export const typedCode = (text: string): string =>
  plainLetters(text)
    .replace(SPACE, ' ')
    .replace(DASH, '-')
    .replace(ARABIC_DIGIT, (digit) => `${digit.charCodeAt(0) & 15}`)
    .trim()

/** A typed text in the form in which it is searched for. */
export const typedSearch = (text: string): string => plainLetters(text).replace(SPACE, ' ').trim()

/** One line of a visitor's text: something to see, no control character, no half of a surrogate pair. */
export const WRITTEN_LINE = /^(?=[^\p{L}\p{N}\p{P}\p{S}]*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}]*$/u

/** Tells, without a schema, whether `writtenLine` takes a text: forms ask it, whose script has no room for one. */
export const isWrittenLine = (text: string, maxLength: number): boolean => {
  const line = typedLine(text)
  return line.length <= maxLength && WRITTEN_LINE.test(line)
}
