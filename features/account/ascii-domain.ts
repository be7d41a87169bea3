// The look ahead ends at the next "@": up to the end of the text, a text of nothing else took a second.
const UNICODE_DOMAIN = /@(?=[^@]*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u

/** The e-mail address with its domain as it is sent to (`xn--…`), which not every browser's field does by itself. */
export const asciiDomain = (address: string): string =>
  address.replace(UNICODE_DOMAIN, (all, domain: string) =>
    URL.canParse(`http://${domain}`) ? `@${new URL(`http://${domain}`).hostname}` : all,
  )
