/** Trees that one drawn tree stands for. */
export const TREES_PER_MARK = 1000

const MARKS_PER_ROW = 10

/** A row of the ledger: how many trees are drawn in it, and how many stand there up to its end. */
export type ForestRow = { marks: number; total: number }

/** The figure of a claim as it is written in some language. */
export const figureOf = (written: string): number => Number(written.replaceAll(/\D/g, ''))

/** The rows of the ledger that add up to a number of trees: a true picture of it (S2 §1, §9). */
export const forestRows = (trees: number): ForestRow[] => {
  const marks = Math.floor(trees / TREES_PER_MARK)
  const rows = Math.ceil(marks / MARKS_PER_ROW)
  return Array.from({ length: rows }, (_row, at) => {
    const end = Math.min(marks, (at + 1) * MARKS_PER_ROW)
    return { marks: end - at * MARKS_PER_ROW, total: end * TREES_PER_MARK }
  })
}
