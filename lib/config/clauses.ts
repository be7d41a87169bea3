/** The clauses that pages show, in the order of `/testimonials` (S2 §2.2), by trade; the words of each stand under its name in the six `testimonials.json`. */
export const CLAUSES = [
  'roofer',
  'caterer',
  'therapist',
  'translator',
  'florist',
  'developer',
] as const
