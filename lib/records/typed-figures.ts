/** Numbers as people write them: 3,000, 3.000, 3 000 or 3000. */
const NUMBER = /\d+(?:[.,\u0020\u00A0\u202F'’]\d{3})*/g

/** Below this a number is a word of everyday language: five minutes, two parties. */
const SMALLEST_CLAIM = 10

/**
 * The names of the claims whose figure is typed as digits into a text. Copy names a claim instead,
 * so that one file changes it everywhere (S2 §1).
 */
export const typedFigures = (text: string, claims: Readonly<Record<string, number>>): string[] => {
  const typed = new Set(
    [...text.matchAll(NUMBER)].map(([found]) => Number(found.replace(/\D/g, ''))),
  )
  return Object.keys(claims).filter((name) => {
    const figure = claims[name] ?? 0
    return figure >= SMALLEST_CLAIM && typed.has(figure)
  })
}
