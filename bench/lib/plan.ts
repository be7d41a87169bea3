import type { Bench } from './bench.ts'

/** Connections of a load: enough to keep one server process busy. */
export const CONNECTIONS = 16

/** How long a load runs, and how often it is repeated: short pairs, so that other work on the machine hits both sides. */
export const loadPlan = ({ quick }: Pick<Bench, 'quick'>) =>
  quick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 9 }
