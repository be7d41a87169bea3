import { basename } from 'node:path'
import { linesOfAll } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const DECIDE_BY = /^\s*"decideBy":\s*"(\d{4}-\d\d-\d\d)"/

/** The experiments on which a decision is due. */
export const findExperiments = (root: string, now = new Date()): OpenPoint[] =>
  linesOfAll(root, 'locales/experiments/*.json').flatMap(({ file, line, text }) => {
    const [, day] = DECIDE_BY.exec(text) ?? []
    if (day === undefined || Date.parse(day) > now.getTime()) return []
    const how = `npm run experiment:decide -- ${basename(file, '.json')} ARM`
    return [{ group: 'experiments', file, line, what: `a decision was due on ${day}: ${how}` }]
  })
