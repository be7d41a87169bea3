/** The sum of what each row of a list gives; 0 of an empty one. */
export const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0)

/** The sum of numbers; 0 of none. */
export const sum = (amounts: readonly number[]): number => sumOf(amounts, (amount) => amount)
