const DIGITS = 6

const numbered = (letter: string, number: number) =>
  `${letter}-${String(number).padStart(DIGITS, '0')}`

/** The number of a receipt as it is written: `R-000042`. */
export const receiptNumberOf = (receipt: number): string => numbered('R', receipt)

/** The number of a credit note as it is written: `C-000007`. */
export const creditNoteNumberOf = (creditNote: number): string => numbered('C', creditNote)

/** The number behind such a name; `undefined` for any other text. */
export const numberIn = (letter: 'R' | 'C', name: string): number | undefined => {
  const [, digits] = new RegExp(`^${letter}-(\\d{${DIGITS},9})$`).exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}
