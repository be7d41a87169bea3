import { fillClaims, UnknownClaimError } from '#lib/util/fill-claims.ts'
import { fieldTexts } from './field-texts.ts'
import type { RecordFault } from './parse-record.ts'
import { typedFigures } from './typed-figures.ts'

/** The figures of a language as plain numbers, by name. */
export type ClaimFigures = Readonly<Record<string, number>>

const tokenMessages = (text: string, claims: ClaimFigures): string[] => {
  // Most texts name no figure, and there are hundreds of thousands of them in ten thousand records.
  if (!text.includes('{')) return []
  try {
    const written = Object.entries(claims).map(([name, figure]) => [name, `${figure}`] as const)
    fillClaims(text, { claims: Object.fromEntries(written), source: '' })
    return []
  } catch (error) {
    if (error instanceof UnknownClaimError) return [error.reason]
    throw error
  }
}

const figureMessages = (text: string, claims: ClaimFigures): string[] =>
  typedFigures(text, claims).map(
    (name) => `"${text}" types the figure of a claim. Write {${name}} instead.`,
  )

/** The faults of figures in a record's words: one that does not exist, or one that is typed (S2 §1). */
export const wordFaults = (words: unknown, claims: ClaimFigures): RecordFault[] =>
  fieldTexts(words).flatMap(({ field, text }) =>
    [...tokenMessages(text, claims), ...figureMessages(text, claims)].map((message) => ({
      field,
      message,
    })),
  )
