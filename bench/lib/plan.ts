import type { Bench } from './bench.ts'

/** Connections of a load: enough to keep one server process busy. */
export const CONNECTIONS = 16

/** How long a load runs, and how often it is repeated. */
export const loadPlan = ({ quick }: Pick<Bench, 'quick'>) =>
  quick ? { seconds: 1, rounds: 1 } : { seconds: 4, rounds: 5 }
