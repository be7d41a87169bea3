import type { Breach } from './breach.ts'

const MEDIAN_LINES = 45
const P90_LINES = 120

const IS_TEST = /^(?:tests|e2e)\//

/** How long code files are as a whole (architecture 3: median 45, p90 120 lines); oxlint holds the length of each. */
export const fileSizeBreaches = (sizes: ReadonlyMap<string, number>): Breach[] => {
  const sorted = [...sizes]
    .map(([file, lines]) => ({ file, lines }))
    .filter(({ file }) => !IS_TEST.test(file))
    .toSorted((a, b) => a.lines - b.lines)
  const over = (share: number, limit: number): Breach[] => {
    const at = sorted[Math.ceil(sorted.length * share) - 1]
    if (!at || at.lines <= limit) return []
    const message = `${share * 100} % of code files have up to ${at.lines} lines, ${limit} allowed`
    return [{ file: at.file, line: 1, message }]
  }
  return [...over(0.5, MEDIAN_LINES), ...over(0.9, P90_LINES)]
}
