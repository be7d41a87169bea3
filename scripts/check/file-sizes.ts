import type { Breach } from './breach.ts'

const MEDIAN_LINES = 45
const P90_LINES = 120
const MAX_LINES = 250

type Sized = { file: string; lines: number }

const IS_TEST = /^(?:tests|e2e)\//

const quantile = (sorted: readonly Sized[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1]

const sizeBreaches = (files: readonly Sized[], kind: string): Breach[] => {
  const sorted = files.toSorted((a, b) => a.lines - b.lines)
  const over = (share: number, limit: number): Breach[] => {
    const at = quantile(sorted, share)
    if (!at || at.lines <= limit) return []
    const message = `${share * 100} % of ${kind} files have up to ${at.lines} lines, ${limit} allowed`
    return [{ file: at.file, line: 1, message }]
  }
  const long = sorted.filter(({ lines }) => lines > MAX_LINES)
  return [
    ...over(0.5, MEDIAN_LINES),
    ...over(0.9, P90_LINES),
    ...long.map(({ file, lines }) => ({
      file,
      line: lines,
      message: `${lines} lines, ${MAX_LINES} allowed: split it`,
    })),
  ]
}

/** Files that are too long (architecture 3: median 45, p90 120, none over 250 lines); for tests only the last holds. */
export const fileSizeBreaches = (sizes: ReadonlyMap<string, number>): Breach[] => {
  const all = [...sizes].map(([file, lines]) => ({ file, lines }))
  const code = all.filter(({ file }) => !IS_TEST.test(file))
  const tests = all.filter(({ file, lines }) => IS_TEST.test(file) && lines > MAX_LINES)
  return [
    ...sizeBreaches(code, 'code'),
    ...tests.map(({ file, lines }) => ({ file, line: lines, message: `${lines} lines: split it` })),
  ]
}
