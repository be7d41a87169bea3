import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { decoded } from './decoded.ts'
import { plainLetters } from './typed-text.ts'

/** `Ann <ann@company.example>`, as mail programs copy a person. */
const NAMED = /^[^<>]*<([^<>]*)>[\s,;]*$/

/** `mailto:ann@company.example?subject=…`, as browsers copy a link. */
const LINK = /^mailto:([^?]*)/i

/** The e-mail address in what a mail program or a browser copies for one, its letters plain ones; any other text likewise (S1 §5). */
const pastedAddress = (text: string): string => {
  const plain = plainLetters(text)
  const [, named = plain] = NAMED.exec(plain) ?? []
  const [, linked] = LINK.exec(named.trim()) ?? []
  return (linked === undefined ? named : plainLetters(decoded(linked) ?? linked)).trim()
}

// The look ahead ends at the next "@": up to the end of the text, a text of nothing else took a second.
const UNICODE_DOMAIN = /@(?=[^@]*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u

/** The e-mail address with its domain as it is sent to (`xn--…`), which not every browser's field does by itself. */
const asciiDomain = (address: string): string =>
  address.replace(UNICODE_DOMAIN, (all, domain: string) =>
    URL.canParse(`http://${domain}`) ? `@${new URL(`http://${domain}`).hostname}` : all,
  )

/** The address in what was typed or pasted, as it is kept and compared. */
export const typedAddress = (text: string): string => asciiDomain(pastedAddress(text))

/**
 * The addresses that a browser accepts in an e-mail field (HTML, "valid e-mail address"), with a top-level domain, with letters of any
 * script before the "@" (RFC 6531), and without the dots in a row or at an end that RFC 5321 forbids.
 */
export const ADDRESS =
  /^(?!\.|.*\.[.@])[\p{L}\p{M}\p{N}\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/iu

/** The address in what was typed or pasted, where `emailSchema` takes it; for a form whose script has no room for a schema. */
export const addressIn = (text: string): string | undefined => {
  const address = typedAddress(text)
  return address.length <= EMAIL_MAX_LENGTH && ADDRESS.test(address) ? address : undefined
}
