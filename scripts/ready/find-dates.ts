import { linesOfAll } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const YEAR_ALONE = /^revised: (\d{4})$/

/** The legal texts of whose revision only the year is known (S2 §9). */
export const findDates = (root: string): OpenPoint[] =>
  linesOfAll(root, 'locales/*/legal/*.md').flatMap(({ file, line, text }) => {
    const [, year] = YEAR_ALONE.exec(text) ?? []
    if (!year) return []
    return [{ group: 'legal', file, line, what: `the day of the revision in ${year}` }]
  })
