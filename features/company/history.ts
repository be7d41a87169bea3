/**
 * What the page on the company tells, in its order; words and links have these names. A day stands where it is known, else
 * the entry has none: nothing is dated by guessing (S2 §1, §9).
 */
export const HISTORY = [
  { name: 'founded' },
  { name: 'library' },
  { name: 'languages' },
  { name: 'drive' },
  { name: 'budgeting' },
  { name: 'affiliates' },
  { name: 'license', date: '2020-05-22' },
  { name: 'payments', date: '2021-07-01' },
  { name: 'agreement', date: '2024-09-30' },
  { name: 'trees' },
  { name: 'today' },
] as const satisfies readonly { name: string; date?: string }[]

export type HistoryEntry = (typeof HISTORY)[number]
