import { sections } from './layout-written.ts'
import {
  COLUMN,
  INK,
  SHEET,
  box,
  paragraph,
  path,
  round,
  rule,
  strong,
  text,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

const WEEKS = 8
const NAMES = 84

/** Steps one below the other, each with a bar over the weeks that it takes. */
export const gantt = (area: Area, words: PageWords['gantt']): Mark[] => {
  const { top, bottom, random, colour, tint } = area
  const left = SHEET.margin + NAMES
  const week = (COLUMN - NAMES) / WEEKS
  const step = Math.min(24, (bottom - top - 16) / words.steps.length)
  const end = top + 16 + step * words.steps.length
  const grid = Array.from({ length: WEEKS }, (_, at) => {
    const x = left + at * week
    return [
      ...(at % 2 === 0
        ? [box({ x, y: top + 12, width: week, height: end - top - 12, fill: tint })]
        : []),
      strong({ x: x + week / 2, y: top + 8, size: 6, text: `${at + 1}`, anchor: 'middle' }),
    ]
  })
  let start = 0
  const steps = words.steps.flatMap((name, at) => {
    const y = top + 16 + at * step
    const length = Math.min(1 + Math.floor(random() * 2.6), WEEKS - start)
    const bar = box({
      x: left + start * week + 1,
      y: y + step * 0.2,
      width: length * week - 2,
      height: step * 0.56,
      fill: at === words.steps.length - 1 ? '#f5b83d' : colour,
    })
    start = Math.min(start + Math.max(1, length - Math.floor(random() * 2)), WEEKS - 1)
    return [text({ y: y + step / 2 + 2, size: 6.6, text: name }), bar, rule({ y: y + step })]
  })
  return [strong({ y: top + 8, size: 6, text: words.weeks }), ...grid.flat(), ...steps]
}

const CHART = 62

type Drawn = { top: number; names: readonly string[]; random: () => number; colour: string }

/** Bars that grow from the first to the last. */
const bars = ({ top, names, random, colour }: Drawn): Mark[] => {
  const step = COLUMN / names.length
  const base = top + CHART - 12
  const grown = names.flatMap((name, at) => {
    const height = (CHART - 20) * (0.3 + (0.55 * at) / names.length + random() * 0.15)
    const x = SHEET.margin + at * step
    return [
      box({ x: x + step * 0.15, y: base - height, width: step * 0.7, height, fill: colour }),
      text({ x: x + step / 2, y: base + 8, size: 5.6, text: name, anchor: 'middle' }),
    ]
  })
  return [...grown, rule({ y: base, stroke: INK })]
}

/** A ring in parts, each with its name and share. */
const ring = ({ top, names, random, colour }: Drawn): Mark[] => {
  const weights = names.map((_, at) => 0.4 + random() + (names.length - at) * 0.25)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const [x, y, reach] = [SHEET.margin + 32, top + CHART / 2, 26]
  let angle = -Math.PI / 2
  return names.flatMap((name, at) => {
    const share = (weights[at] ?? 0) / whole
    const from = `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
    angle += share * 2 * Math.PI
    const until = `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
    const fill = at === 0 ? colour : (['#f5b83d', '#8fa3b8', '#d9cfbd', '#596780'][at - 1] ?? INK)
    const row = top + 6 + at * 11.5
    return [
      path({
        d: `M${x} ${y}L${from}A${reach} ${reach} 0 ${share > 0.5 ? 1 : 0} 1 ${until}z`,
        fill,
      }),
      ...(at === names.length - 1
        ? [path({ d: `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`, fill: '#ffffff' })]
        : []),
      box({ x: SHEET.margin + 80, y: row, width: 6, height: 6, fill }),
      text({ x: SHEET.margin + 91, y: row + 5.4, size: 6.6, text: name }),
      strong({
        x: SHEET.width - SHEET.margin,
        y: row + 5.4,
        size: 6.6,
        text: `${Math.round(share * 100)}\u00A0%`,
        anchor: 'end',
      }),
    ]
  })
}

/** A curve from month to month. */
const curve = ({ top, names, random, colour }: Drawn): Mark[] => {
  const base = top + CHART - 12
  const step = COLUMN / (names.length - 1)
  let height = 8 + random() * 10
  const points = names.map((name, at) => {
    if (at > 0) height = Math.max(4, Math.min(CHART - 18, height + random() * 16 - 5))
    return { name, x: round(SHEET.margin + at * step), y: round(base - height) }
  })
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const right = SHEET.margin + COLUMN
  return [
    path({
      d: `M${SHEET.margin} ${round(base)}L${line}L${right} ${round(base)}z`,
      fill: '#eef1f4',
    }),
    path({ d: `M${line}`, stroke: colour, width: 1.8 }),
    rule({ y: base, stroke: INK }),
    ...points.map(({ name, x }) =>
      text({ x, y: base + 8, size: 5.2, text: name, anchor: 'middle' }),
    ),
  ]
}

const chartOf = (names: number) => {
  if (names > 6) return curve
  return names > 4 ? ring : bars
}

/** What is wanted, a chart, and what follows from it; four names are bars, five a ring, and more of them a curve. */
export const plan = (area: Area, words: PageWords['plan']): Mark[] => {
  const { top, bottom, random, colour } = area
  const lead = paragraph(words.lead, { top })
  const chart = { top: lead.end + 8, names: words.chart, random, colour }
  const figures = chartOf(words.chart.length)
  const rest = sections(words.sections, { top: lead.end + CHART + 14, bottom, colour })
  return [...lead.drawing, ...figures(chart), ...rest.drawing]
}

const BOX = { width: 60, height: 24 } as const

type Node = { x: number; y: number; name: string; fill: string }

const node = ({ x, y, name, fill }: Node): Mark[] => [
  box({ x: x - BOX.width / 2, y, ...BOX, fill, stroke: INK }),
  strong({ x, y: y + 14.5, size: 6.6, text: name, anchor: 'middle' }),
]

/** Who answers to whom: one box, three below it, and two below each of these. */
export const chart = (area: Area, words: PageWords['chart']): Mark[] => {
  const { top, colour, tint } = area
  const middle = SHEET.width / 2
  const at = (place: number) => middle + (place - 1) * 67
  const second = top + 52
  const third = second + 46
  const lines = words.leads.map((_, place) => {
    const x = round(at(place))
    return `M${middle} ${round(top + BOX.height)}v14H${x}V${round(third + 58)}`
  })
  const roles = words.roles.flatMap((name, place) =>
    node({ x: at(Math.floor(place / 2)), y: third + (place % 2) * 34, name, fill: '#ffffff' }),
  )
  return [
    path({ d: lines.join(''), stroke: '#8fa3b8', width: 1 }),
    box({ x: middle - BOX.width / 2, y: top, ...BOX, fill: colour }),
    strong({
      x: middle,
      y: top + 14.5,
      size: 7,
      text: words.head,
      anchor: 'middle',
      fill: '#ffffff',
    }),
    ...words.leads.flatMap((name, place) => node({ x: at(place), y: second, name, fill: tint })),
    ...roles,
    ...paragraph(words.note, { top: third + 84 }).drawing,
  ]
}
