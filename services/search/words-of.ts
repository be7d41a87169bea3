/** A text in lower case without accents and ligatures, in which two spellings of one word are equal. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/** The folded words of a text, in order; everything but letters and digits separates them. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const COUNTRY_MARK = / \((?:Québec|France|España|México|América Latina|USA|EUA)\)$/

/** A title without the country at its end, which parts it from its like of another law: "(Québec)". */
export const withoutCountry = (title: string): string => title.replace(COUNTRY_MARK, '')

/** The public name of a template: its words without a country, with hyphens, `-D` and its number (S2 §2.2). */
export const slugOf = (title: string, id: number): string =>
  `${wordsOf(withoutCountry(title).replaceAll(/['’]s\b/g, 's')).join('-')}-D${id}`
