/** Clauses of the page in their order (S2 §2.2), by trade; the words of each stand under its name in the six `testimonials.json`. */
export const CLAUSES = [
  'roofer',
  'caterer',
  'therapist',
  'translator',
  'florist',
  'developer',
] as const

/** The clauses that take the whole width, each beside its document; the others stand in pairs between them. */
const WIDE = ['roofer', 'translator'] as const

export type WideClause = (typeof WIDE)[number]

/** The name of a clause where it takes the whole width. */
export const wideClause = (name: string): WideClause | undefined =>
  WIDE.find((wide) => wide === name)

/** The anchor of a clause, which the list of trades leads to. */
export const clauseId = (name: string): string => `clause-${name}`
