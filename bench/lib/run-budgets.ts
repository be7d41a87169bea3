import type { Bench } from './bench.ts'
import { missingNeeds } from './needs.ts'
import type { Budget, Row } from './row.ts'

type Outcome = {
  rows: Row[]
  /** Numbers of the budgets that could not be measured. */
  broken: number[]
}

/** A median of nothing and a ratio to nothing are no figures. */
const isMeasured = ({ figure, floor = 0, ratio = 0 }: Row) =>
  [figure, floor, ratio].every(Number.isFinite)

type Options = {
  bench: Bench
  /** Takes what becomes of each of them, and what went wrong. */
  say: (line: unknown) => void
}

const measureOne = async (
  { id, needs = [], measure }: Budget,
  { bench, say }: Options,
): Promise<Row[]> => {
  const missing = missingNeeds(needs)
  if (missing.length > 0) {
    say(`${id} is not measured without ${missing.join(', ')}.`)
    return []
  }
  try {
    return await measure(bench)
  } catch (error) {
    say(error)
    return []
  }
}

/** Measures budgets one after the other; one that cannot be measured does not keep the others from it. */
export const runBudgets = async (
  budgets: readonly Budget[],
  options: Options,
): Promise<Outcome> => {
  const outcome: Outcome = { rows: [], broken: [] }
  for (const budget of budgets) {
    options.say(`${budget.id} ${budget.title} …`)
    const begin = performance.now()
    const rows = await measureOne(budget, options)
    options.say(`  ${Math.round((performance.now() - begin) / 1000)} s`)
    outcome.rows.push(...rows)
    if (rows.length === 0 || !rows.every(isMeasured)) outcome.broken.push(budget.id)
  }
  return outcome
}
