import { decoded } from '#lib/util/decoded.ts'

/** `Ann <ann@company.example>`, as mail programs copy a person. */
const NAMED = /^[^<>]*<([^<>]*)>[\s,;]*$/

/** `mailto:ann@company.example?subject=…`, as browsers copy a link. */
const LINK = /^mailto:([^?]*)/i

/** The e-mail address in what a mail program or a browser copies for one; any other text as it is (S1 §5). */
export const pastedAddress = (text: string): string => {
  const [, named = text] = NAMED.exec(text) ?? []
  const [, linked] = LINK.exec(named.trim()) ?? []
  return (linked === undefined ? named : (decoded(linked) ?? linked)).trim()
}
