/** Errors between the first `row` letters of one word and the first `column` letters of the other. */
type Errors = (row: number, column: number) => number

type Pair = { from: string; to: string }
type Cell = { row: number; column: number }

const isSwap = ({ from, to }: Pair, { row, column }: Cell) =>
  row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]

const fewestErrors = ({ pair, cell, errors }: { pair: Pair; cell: Cell; errors: Errors }) => {
  const { row, column } = cell
  const isSame = pair.from[row - 1] === pair.to[column - 1]
  return Math.min(
    errors(row - 1, column) + 1,
    errors(row, column - 1) + 1,
    errors(row - 1, column - 1) + (isSame ? 0 : 1),
    isSwap(pair, cell) ? errors(row - 2, column - 2) + 1 : Infinity,
  )
}

/** The number of letters to change, add, drop or swap with their neighbour to make one word of the other. */
export const editDistance = (from: string, to: string): number => {
  const table: number[][] = []
  const errors: Errors = (row, column) => table[row]?.[column] ?? row + column
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    table[row] = line
    for (let column = 1; column <= to.length; column += 1) {
      line[column] = fewestErrors({ pair: { from, to }, cell: { row, column }, errors })
    }
  }
  return errors(from.length, to.length)
}
