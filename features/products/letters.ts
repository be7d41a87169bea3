/**
 * Letters of the page in their order (S2 §2.2); the words of each stand under its name in the six
 * `testimonials.json`. owner: a real letter has `isExample: false`, and the consent of whoever signed it
 * (docs/decisions/022).
 */
export const LETTERS = [
  { name: 'roofer', isExample: true },
  { name: 'caterer', isExample: true },
  { name: 'therapist', isExample: true },
  { name: 'translator', isExample: true },
  { name: 'florist', isExample: true },
  { name: 'developer', isExample: true },
] as const

/** The letters that take the whole width, each beside its document; the others stand in pairs between them. */
const WIDE = ['roofer', 'translator'] as const

export type WideLetter = (typeof WIDE)[number]

/** The name of a letter where it takes the whole width. */
export const wideLetter = (name: string): WideLetter | undefined =>
  WIDE.find((wide) => wide === name)

/** The anchor of a letter, which the list of trades leads to. */
export const letterId = (name: string): string => `letter-${name}`
