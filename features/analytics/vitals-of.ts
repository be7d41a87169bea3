import type { VitalEntry } from './vitals-contract.ts'

/** Shifts within a second of each other, and within five in all, are one window; the largest counts (https://web.dev/articles/cls). */
const GAP_MS = 1000
const WINDOW_MS = 5000

const layoutShift = (shifts: readonly VitalEntry[]): number => {
  let [largest, sum, first, last] = [0, 0, 0, 0]
  for (const [, at, value] of shifts) {
    if (at - last > GAP_MS || at - first > WINDOW_MS) {
      sum = 0
      first = at
    }
    last = at
    sum += value
    largest = Math.max(largest, sum)
  }
  return largest
}

const INTERACTIONS: readonly string[] = ['first-input', 'event']

/** The measures of one page view: times in milliseconds, undefined where the browser does not tell; an interaction of 0 is none. */
export type Vitals = {
  ttfb: number | undefined
  lcp: number | undefined
  inp: number | undefined
  cls: number
}

/** Makes of a browser's entries what is counted: the first byte, the last of the largest paints, the slowest interaction, the largest window of shifts. */
export const vitalsOf = (entries: readonly VitalEntry[]): Vitals => {
  const of = (kind: string) => entries.filter(([each]) => each === kind)
  const interactions = entries
    .filter(([kind, , duration]) => INTERACTIONS.includes(kind) && duration > 0)
    .map(([, , duration]) => duration)
  return {
    ttfb: of('navigation').at(0)?.[1],
    lcp: of('largest-contentful-paint').at(-1)?.[1],
    inp: interactions.length > 0 ? Math.max(...interactions) : undefined,
    cls: layoutShift(of('layout-shift').filter(([, , value]) => value > 0)),
  }
}
