/** Source of a pattern: up to three letters before a hyphen within a word, as in "Non-Disclosure" or "E-Mail". */
export const SHORT_FIRST_PART = String.raw`(?<![\p{L}-])\p{L}{1,3}-(?=\p{L})`

const everywhere = new RegExp(SHORT_FIRST_PART, 'gu')

/**
 * Gives such words a hyphen that no line ends at, so that so little does not stand alone there. For our own words that are
 * shown alone: it changes the text, and would change an address.
 */
export const keepFirstPart = (text: string): string =>
  text.replaceAll(everywhere, (part) => part.replace('-', '\u2011'))
