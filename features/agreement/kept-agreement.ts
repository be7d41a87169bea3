import * as z from 'zod/mini'
import { writtenLine } from '#lib/util/written-text.ts'

/** Which paper is filled in on the first screen, in each language by its own law (`document` in the head of a text). */
export const AGREEMENT_DOCUMENT = 'non-disclosure'

/** Most characters of what is typed into one of its blanks. */
export const AGREEMENT_BLANK_MAX_LENGTH = 80

/** Width and height of the place to sign, in the units of a signature. */
export const SIGNATURE_BOX = { width: 300, height: 80 } as const

/** Most characters of one. */
export const SIGNATURE_MAX_LENGTH = 2000

/** Strokes, each from where the pen came down through the points that it passed: `M12 40L18 36L30 41M50 20L52 60`. */
const SIGNATURE = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

const line = writtenLine(AGREEMENT_BLANK_MAX_LENGTH)

/** What a visitor has filled in, by the names of the blanks that all languages share, and the signature where one was drawn; without one the company's name stands signed. */
export const keptAgreement = z.strictObject({
  company: line,
  place: line,
  signature: z.optional(z.string().check(z.maxLength(SIGNATURE_MAX_LENGTH), z.regex(SIGNATURE))),
})

export type KeptAgreement = z.infer<typeof keptAgreement>
