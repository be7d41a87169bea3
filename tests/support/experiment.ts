import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import type { ExperimentEntry } from '#lib/records/experiment-index.ts'

/** An experiment as the edge knows it. */
export const experimentEntry = (changes: Partial<ExperimentEntry> = {}): ExperimentEntry => {
  const page = changes.page ?? '/docs/free-demo'
  return {
    page,
    arms: [
      ['control', 1],
      ['price', 1, '/docs/ab/11.05.24/00'],
    ],
    languages: ['en'],
    holdout: 0,
    layer: page,
    start: 0,
    ...changes,
  }
}

type Written = Omit<ExperimentRecord, 'holdout' | 'guardRails'> & Partial<ExperimentRecord>

/** The record of an experiment as a marketer writes it. */
export const experimentText = (changes: Partial<Written> = {}): string => {
  const record: Written = {
    question: 'Does a price in the headline bring more sign-ups?',
    page: '/docs/free-demo',
    arms: { control: { weight: 1 }, price: { weight: 1, page: '/docs/ab/11.05.24/00' } },
    languages: ['en'],
    state: 'running',
    start: '2026-01-01',
    decideBy: '2099-01-01',
    metric: 'sign-up',
    baseRate: 0.04,
    leastLift: 0.2,
    owner: 'Marketing',
    ...changes,
  }
  return JSON.stringify(record)
}
