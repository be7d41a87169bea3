/** What a visitor writes in one line: no control character, no half of a pair. */
export const WRITTEN_LINE = /^[^\p{Cc}\p{Cs}]*$/u

/** Tells, without a schema, whether `writtenLine` takes a text: forms ask it, whose script has no room for one. */
export const isWrittenLine = (text: string, maxLength: number): boolean => {
  const line = text.trim()
  return line !== '' && line.length <= maxLength && WRITTEN_LINE.test(line)
}
