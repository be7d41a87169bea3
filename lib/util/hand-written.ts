/** The text of a file as an editor of any system writes it: without a byte order mark, its line ends of one kind. */
export const handWritten = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
