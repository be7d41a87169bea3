import { firstLoadRow } from '../lib/first-load-row.ts'
import type { Budget } from '../lib/row.ts'

/** First-load JavaScript of landing and legal pages. */
export const firstLoadLanding: Budget = {
  id: 1,
  title: 'first-load JavaScript, landing and legal pages',
  measure: async (bench) => [
    await firstLoadRow(bench, { id: 1, families: ['landing', 'legal'], limit: 1.05 }),
  ],
}
