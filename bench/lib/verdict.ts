import type { Row } from './row.ts'

type Figure = Pick<Row, 'id' | 'what' | 'unit' | 'figure'>
type Bounded = Figure & { limit: number }
type Floored = Bounded & { floor: number }
type Compared = Floored & { ratio: number }

/** A ratio that may be at most `limit`: the median of pairs, which is not the ratio of the medians. */
export const comparedAtMost = ({ limit, ...figures }: Compared): Row => ({
  ...figures,
  budget: `≤ ${limit} × floor`,
  ok: figures.ratio <= limit,
})

/** A ratio of pairs that must be at least `limit`. */
export const comparedAtLeast = ({ limit, ...figures }: Compared): Row => ({
  ...figures,
  budget: `≥ ${limit} × floor`,
  ok: figures.ratio >= limit,
})

/** A figure that may be at most `limit` times its floor. */
export const ratioAtMost = (figures: Floored): Row =>
  comparedAtMost({ ...figures, ratio: figures.figure / figures.floor })

/** A figure that may be at most `limit`, in its own unit. */
export const atMost = ({ limit, ...figures }: Bounded): Row => ({
  ...figures,
  floor: undefined,
  ratio: undefined,
  budget: `≤ ${limit} ${figures.unit}`.trimEnd(),
  ok: figures.figure <= limit,
})

/** A figure that must be at least `limit`. */
export const atLeast = ({ limit, ...figures }: Bounded): Row => ({
  ...figures,
  floor: undefined,
  ratio: undefined,
  budget: `≥ ${limit}`,
  ok: figures.figure >= limit,
})

/** A count that must be exactly `limit`. */
export const exactly = ({ limit, ...figures }: Bounded): Row => ({
  ...figures,
  floor: undefined,
  ratio: undefined,
  budget: `= ${limit}`,
  ok: figures.figure === limit,
})
