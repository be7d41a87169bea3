import type { Bench } from './bench.ts'
import type { Need } from './needs.ts'

export type Unit = 'B' | 'ms' | 's' | '/s' | 'MB' | ''

/** One line of the bench: a figure against its budget. */
export type Row = {
  /** Number of the budget, as in docs/measuring.md. */
  id: number
  what: string
  unit: Unit
  /** The bound in words, such as `≤ 1.05 × floor`. */
  budget: string
  floor: number | undefined
  figure: number
  /** Figure by floor, where the budget is a ratio. */
  ratio: number | undefined
  ok: boolean
}

/** A budget that can be measured; it may give several lines. */
export type Budget = {
  id: number
  title: string
  /** What it cannot be measured without. */
  needs?: readonly Need[]
  measure: (bench: Bench) => Promise<Row[]>
}
