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

/** The anchor of a letter, which the list of trades leads to. */
export const letterId = (name: string): string => `letter-${name}`
