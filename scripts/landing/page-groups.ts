import type { RecordRow } from './problem.ts'

/** The records of one page in its languages. */
export type PageRows<Kept> = readonly [RecordRow<Kept>, ...RecordRow<Kept>[]]

/** Puts the records of each page together. */
export const pageGroups = <Kept>(rows: readonly RecordRow<Kept>[]): PageRows<Kept>[] => {
  const byPath = new Map<string, [RecordRow<Kept>, ...RecordRow<Kept>[]]>()
  for (const row of rows) {
    const known = byPath.get(row.path)
    if (known) known.push(row)
    else byPath.set(row.path, [row])
  }
  return [...byPath.values()]
}
