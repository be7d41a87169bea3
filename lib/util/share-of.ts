/** A share of an amount, half a minor unit rounded up; in whole numbers, where a fraction could fall to either side. */
export const shareOf = (amount: number, { parts, of }: { parts: number; of: number }): number =>
  Math.floor((2 * amount * parts + of) / (2 * of))
