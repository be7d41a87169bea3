import { readFileSync } from 'node:fs'
import { logOf } from './run-quietly.ts'

/** What a build said of itself. */
export type BuildFigures = { pages: number; workers: number; milliseconds: number }

const LINE = /Generating static pages using (\d+) workers? \((\d+)\/\2\) in ([\d.]+)\s*(ms|s|min)/

const FACTOR = { ms: 1, s: 1000, min: 60_000 }

const isUnit = (unit: string): unit is keyof typeof FACTOR => unit in FACTOR

/** Reads the line of a build's log, such as `build-generate`, that says how long its pages took; throws where there is none. */
export const readBuildFigures = (name: string): BuildFigures => {
  const log = logOf(name)
  const [, workers, pages, time, unit = ''] = LINE.exec(readFileSync(log, 'utf8')) ?? []
  if (!isUnit(unit)) throw new Error(`${log} does not say how long the pages took: see LINE.`)
  return {
    pages: Number(pages),
    workers: Number(workers),
    milliseconds: Number(time) * FACTOR[unit],
  }
}
