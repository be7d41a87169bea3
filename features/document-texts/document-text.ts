/** A stretch of a line: words, a blank that its owner fills in, or the number of another clause. */
export type Piece =
  | { kind: 'words'; words: string; isStrong: boolean }
  | { kind: 'blank'; name: string }
  | { kind: 'clause'; number: number }

export type Line = readonly Piece[]

/** A cell of a table: a line, or a formula over the cells of its table, whose head is row 1 and whose first column is A. */
export type Cell =
  | { kind: 'line'; line: Line }
  | { kind: 'number'; value: number }
  | { kind: 'formula'; formula: string }

/** A table, its head apart; `numeric` says which columns hold numbers. */
export type Table = {
  head: readonly Line[]
  numeric: readonly boolean[]
  rows: readonly (readonly Cell[])[]
}

/** A part of a text, from top to bottom. A note stands in the margin beside the part before it: what a law demands, or what the clause means; a table knows the heading that it stands below. */
export type Part =
  | { kind: 'clause'; number: number; heading: string }
  | { kind: 'heading'; heading: string }
  | { kind: 'paragraph'; lines: readonly Line[] }
  | { kind: 'list'; style: 'numbered' | 'points' | 'boxes'; items: readonly Line[] }
  | { kind: 'table'; heading: string; table: Table }
  | { kind: 'signatures'; places: readonly Line[] }
  | { kind: 'note'; law: string | null; words: string }
