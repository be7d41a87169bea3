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

const measureOne = async ({ id, needs = [], measure }: Budget, bench: Bench): Promise<Row[]> => {
  const missing = missingNeeds(needs)
  if (missing.length > 0) {
    console.error(`${id} is not measured without ${missing.join(', ')}.`)
    return []
  }
  try {
    return await measure(bench)
  } catch (error) {
    console.error(error)
    return []
  }
}

/** Measures budgets one after the other; one that cannot be measured does not keep the others from it. */
export const runBudgets = async (budgets: readonly Budget[], bench: Bench): Promise<Outcome> => {
  const outcome: Outcome = { rows: [], broken: [] }
  for (const budget of budgets) {
    console.error(`${budget.id} ${budget.title} …`)
    const begin = performance.now()
    const rows = await measureOne(budget, bench)
    console.error(`  ${Math.round((performance.now() - begin) / 1000)} s`)
    outcome.rows.push(...rows)
    if (rows.length === 0 || !rows.every(isMeasured)) outcome.broken.push(budget.id)
  }
  return outcome
}
