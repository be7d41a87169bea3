/**
 * What the page on the company tells, in its order; words have these names. A day stands where it is known. What was added
 * on a day that is not has one entry together, which spans all the years and so follows those that have one: nothing is
 * dated by guessing, nor by where it stands (S2 §1, §9).
 */
export const HISTORY = [
  { name: 'founded' },
  { name: 'license', date: '2020-05-22' },
  { name: 'payments', date: '2021-07-01' },
  { name: 'agreement', date: '2024-09-30' },
  { added: ['library', 'languages', 'drive', 'budgeting', 'affiliates', 'trees'] },
  { name: 'today' },
] as const

type Entry = (typeof HISTORY)[number]

/** An entry that tells one thing. */
export type HistoryEntry = Extract<Entry, { name: string }>

/** The entry of what has no day of its own. */
export type AddedEntry = Extract<Entry, { added: unknown }>
