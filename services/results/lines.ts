import { html } from 'hono/html'
import type { Interval } from '#features/experiments/confidence-sequence.ts'
import { writtenCount } from '#features/experiments/written-measures.ts'
import type { Html } from './results-page.ts'

const [WIDTH, HEIGHT] = [120, 28]

/** The classes that tell lines apart, in their order. */
const CLASSES = ['a', 'b', 'c'] as const

const rounded = (value: number) => Math.round(value * 10) / 10

const pointsOf = (
  values: readonly number[],
  { least, most }: { least: number; most: number },
): string => {
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0
  const range = most - least || 1
  const points = values.map((value, at) => {
    const y = HEIGHT - 1 - ((value - least) / range) * (HEIGHT - 2)
    return `${rounded(at * step)},${rounded(y)}`
  })
  // A single day is a level line.
  return points.length === 1
    ? `${points[0]} ${WIDTH},${points[0]?.split(',')[1]}`
    : points.join(' ')
}

type Line = {
  /** One list of values a line, each value a day; three at most are told apart. */
  series: readonly (readonly number[])[]
  /** The subject of the drawing, where no text beside it gives it. */
  label?: string
  isTall?: boolean
}

/** Values by day as a small drawing, from nothing (or what is below it) to the largest. */
export const dayLine = ({ series, label, isTall }: Line): Html => {
  const all = series.flat()
  const bounds = { least: Math.min(0, ...all), most: Math.max(1, ...all) }
  const lines = series.map(
    (values, at) =>
      html`<polyline
        class="${CLASSES[at % CLASSES.length]}"
        points="${pointsOf(values, bounds)}"
      />`,
  )
  const named =
    label === undefined ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`
  return html`<svg
    class="${isTall ? 'line tall' : 'line'}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    ${named}
  >
    ${lines}
  </svg>`
}

/** The sample of a line of the drawing above, for its key. */
export const lineKey = (at: number): Html =>
  html`<svg class="line" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">
    <polyline class="${CLASSES[at % CLASSES.length]}" points="0,5 ${WIDTH},5" />
  </svg>`

/** The scale of a drawing of days in words: `0 to 41`. */
export const dayScale = (values: readonly number[]): string => {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return least === most ? '0' : `${writtenCount(least)} to ${writtenCount(most)}`
}

const sideOf = ({ low, high }: Interval): string => {
  if (low > 0) return 'up'
  return high < 0 ? 'down' : ''
}

/** An interval beside zero; `reach` is what the drawing shows to either side. */
export const intervalPlot = (interval: Interval | null, reach: number): Html => {
  const x = (value: number) => rounded(50 + (Math.max(-1, Math.min(1, value / reach)) * 100) / 2.1)
  const side = interval && sideOf(interval)
  return html`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    <line class="zero" x1="50" x2="50" y1="0" y2="20" vector-effect="non-scaling-stroke" />
    ${
      interval &&
      html`<line
          class="bar ${side}"
          x1="${x(interval.low)}"
          x2="${x(interval.high)}"
          y1="10"
          y2="10"
        />
        <line
          class="dot ${side}"
          x1="${x(interval.difference)}"
          x2="${x(interval.difference)}"
          y1="10"
          y2="10"
        />`
    }
  </svg>`
}
