import type { Bench } from './bench.ts'
import type { Budget, Row } from './row.ts'

type Outcome = {
  rows: Row[]
  /** Numbers of the budgets that could not be measured. */
  broken: number[]
}

/** Measures budgets one after the other; one that throws does not keep the others from being measured. */
export const runBudgets = async (budgets: readonly Budget[], bench: Bench): Promise<Outcome> => {
  const outcome: Outcome = { rows: [], broken: [] }
  for (const { id, title, measure } of budgets) {
    console.error(`${id} ${title} …`)
    try {
      outcome.rows.push(...(await measure(bench)))
    } catch (error) {
      console.error(error)
      outcome.broken.push(id)
    }
  }
  return outcome
}
