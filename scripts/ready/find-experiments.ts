import { basename } from 'node:path'
import { bookDay } from '#lib/util/book-day.ts'
import { linesOfAll } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const DECIDE_BY = /^\s*"decideBy":\s*"(\d{4}-\d\d-\d\d)"/

const DRAFT = /^\s*"state":\s*"draft"/

/** The experiments on which a decision is due; of a draft none is, since nobody was divided. */
export const findExperiments = (root: string, now = new Date()): OpenPoint[] => {
  const lines = linesOfAll(root, 'locales/experiments/*.json')
  const drafts = new Set(lines.filter(({ text }) => DRAFT.test(text)).map(({ file }) => file))
  return lines.flatMap(({ file, line, text }) => {
    const [, day] = DECIDE_BY.exec(text) ?? []
    if (day === undefined || bookDay(now) < day || drafts.has(file)) return []
    const how = `npm run experiment:decide -- ${basename(file, '.json')} ARM`
    return [{ group: 'experiments', file, line, what: `a decision was due on ${day}: ${how}` }]
  })
}
