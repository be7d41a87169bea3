import { experimentRecord, type ExperimentRecord } from '#features/experiments/experiment-record.ts'

/** A record of an experiment with two arms, and what a test changes of it. */
export const experimentOf = (changes: Record<string, unknown> = {}): ExperimentRecord =>
  experimentRecord.parse({
    question: 'Does a price in the headline bring more sign-ups?',
    page: '/docs/free-demo',
    arms: { control: { weight: 50 }, price: { weight: 50, page: '/docs/ab/free-demo/price' } },
    languages: ['en', 'fr'],
    state: 'running',
    start: '2026-12-01',
    decideBy: '2026-12-21',
    metric: 'sign-up',
    baseRate: 0.04,
    leastLift: 0.2,
    owner: 'Marketing',
    ...changes,
  })
