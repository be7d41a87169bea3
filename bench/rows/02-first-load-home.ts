import { firstLoadRow } from '../lib/first-load-row.ts'
import type { Budget } from '../lib/row.ts'

/** First-load JavaScript of pages with the header navigation. */
export const firstLoadHome: Budget = {
  id: 2,
  title: 'first-load JavaScript, home',
  measure: async (bench) => [await firstLoadRow(bench, { id: 2, families: ['home'], limit: 1.08 })],
}
