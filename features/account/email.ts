import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { decoded } from '#lib/util/decoded.ts'

/** `Ann <ann@company.example>`, as mail programs copy a person. */
const NAMED = /^[^<>]*<([^<>]*)>[\s,;]*$/

/** `mailto:ann@company.example?subject=…`, as browsers copy a link. */
const LINK = /^mailto:([^?]*)/i

/** The e-mail address in what a mail program or a browser copies for one; any other text as it is (S1 §5). */
const pastedAddress = (text: string): string => {
  const [, named = text] = NAMED.exec(text) ?? []
  const [, linked] = LINK.exec(named.trim()) ?? []
  return (linked === undefined ? named : (decoded(linked) ?? linked)).trim()
}

// The look ahead ends at the next "@": up to the end of the text, a text of nothing else took a second.
const UNICODE_DOMAIN = /@(?=[^@]*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u

/** The e-mail address with its domain as it is sent to (`xn--…`), which not every browser's field does by itself. */
const asciiDomain = (address: string): string =>
  address.replace(UNICODE_DOMAIN, (all, domain: string) =>
    URL.canParse(`http://${domain}`) ? `@${new URL(`http://${domain}`).hostname}` : all,
  )

/**
 * What a browser takes in a field for an e-mail address (HTML, "valid e-mail address"), with a top-level domain, with
 * letters of any script before the "@" (RFC 6531), and without the dots in a row or at an end that RFC 5321 forbids.
 */
const ADDRESS =
  /^(?!\.|.*\.[.@])[\p{L}\p{M}\p{N}\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/iu

/**
 * A required, valid e-mail address of at most 254 characters, taken out of what was pasted around it (S1 §5). One rule for
 * the form and the handlers.
 */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(pastedAddress),
    z.overwrite(asciiDomain),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.regex(ADDRESS),
  )
