const SHORT_FIRST_PART = /(?<![\p{L}-])(\p{L}{1,3})-(?=\p{L})/gu

/**
 * "Non-Disclosure", "E-Mail": with a hyphen that no line ends at, so that so little does not stand alone there. For what
 * is shown alone, as it changes the text.
 */
export const keepFirstPart = (text: string): string => text.replaceAll(SHORT_FIRST_PART, '$1\u2011')
