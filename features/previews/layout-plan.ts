import { sum } from '#lib/util/sum.ts'
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

/** The least height of a chart. */
const CHART = 62

type Drawn = {
  top: number
  height: number
  names: readonly string[]
  random: () => number
  percent: (share: number) => string
  colour: string
  /** The size of each named part; drawn at random where it is left out. */
  parts?: readonly number[]
}

/** Bars that grow from the first to the last. */
const bars = ({ top, height: room, names, random, colour }: Drawn): Mark[] => {
  const step = COLUMN / names.length
  const base = top + room - 12
  const grown = names.flatMap((name, at) => {
    const height = (room - 20) * (0.3 + (0.55 * at) / names.length + random() * 0.15)
    const x = SHEET.margin + at * step
    return [
      box({ x: x + step * 0.15, y: base - height, width: step * 0.7, height, fill: colour }),
      text({ x: x + step / 2, y: base + 8, size: 5.6, text: name, anchor: 'middle' }),
    ]
  })
  return [...grown, rule({ y: base, stroke: INK })]
}

/** Horizontal bars, each with its name and its share of the market above it. */
const shares = ({ top, height, names, random, percent, colour }: Drawn): Mark[] => {
  const step = height / names.length
  const thick = Math.min(10, step - 14)
  return names.flatMap((name, at) => {
    const y = top + at * step
    const share = Math.round((46 - at * 13) * (0.8 + random() * 0.4))
    return [
      text({ y: y + 6, size: 6.6, text: name }),
      strong({
        x: SHEET.width - SHEET.margin,
        y: y + 6,
        size: 6.6,
        text: percent(share / 100),
        anchor: 'end',
      }),
      box({ y: y + 9, height: thick, fill: '#eef1f4' }),
      box({
        y: y + 9,
        width: (COLUMN * share) / 60,
        height: thick,
        fill: at === 0 ? colour : '#8fa3b8',
      }),
    ]
  })
}

/** A chart of income and spending, whose lines cross. */
const crossing = ({ top, height, names, random, colour }: Drawn): Mark[] => {
  const [income = '', costs = ''] = names
  const base = top + height - 4
  const left = SHEET.margin
  const right = left + COLUMN
  const [start, rise] = [height * (0.26 + random() * 0.1), height * (0.13 + random() * 0.1)]
  const steep = height - 12
  const at = start / (steep - rise)
  const [x, y] = [round(left + at * COLUMN), round(base - at * steep)]
  return [
    path({
      d: `M${x} ${y}L${right} ${round(base - start - rise)}V${round(base - steep)}z`,
      fill: '#f5b83d',
    }),
    path({
      d: `M${left} ${round(base - start)}L${right} ${round(base - start - rise)}`,
      stroke: '#596780',
      width: 1.4,
    }),
    path({ d: `M${left} ${base}L${right} ${round(base - steep)}`, stroke: colour, width: 1.8 }),
    path({ d: `M${left} ${top}V${base}H${right}`, stroke: INK, width: 0.7 }),
    path({ d: `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`, fill: '#ffffff', stroke: INK }),
    text({ x: left + 5, y: base - start - 5, size: 6.6, text: costs }),
    strong({ x: right - 40, y: top + 8, size: 6.6, text: income, anchor: 'end', fill: colour }),
  ]
}

/** A ring in parts, each with its name and share. */
export const ring = ({ top, height, names, random, percent, colour, parts }: Drawn): Mark[] => {
  const weights = parts ?? names.map((_, at) => 0.4 + random() + (names.length - at) * 0.25)
  const whole = sum(weights)
  const reach = Math.min(34, height / 2 - 5)
  const [x, y] = [SHEET.margin + 36, top + height / 2]
  let angle = -Math.PI / 2
  return names.flatMap((name, at) => {
    const share = (weights[at] ?? 0) / whole
    const from = `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
    angle += share * 2 * Math.PI
    const until = `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
    const fill = at === 0 ? colour : (['#f5b83d', '#8fa3b8', '#d9cfbd', '#596780'][at - 1] ?? INK)
    const row = y - 25 + at * 11.5
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
        text: percent(share),
        anchor: 'end',
      }),
    ]
  })
}

/** A curve from month to month. */
const curve = ({ top, height: room, names, random, colour }: Drawn): Mark[] => {
  const base = top + room - 12
  const step = COLUMN / (names.length - 1)
  let height = 8 + random() * 10
  const points = names.map((name, at) => {
    if (at > 0) height = Math.max(4, Math.min(room - 18, height + (random() * 0.26 - 0.08) * room))
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

/** Which chart is drawn for how many names; any other number gets a curve. */
const CHARTS: Readonly<Record<number, typeof bars>> = {
  2: crossing,
  3: shares,
  4: bars,
  5: ring,
}

/** The page of a plan: its aim, a chart and its conclusions; in the set `chartLast` the chart comes last. */
export const plan = (area: Area, words: PageWords['plan']): Mark[] => {
  const { top, bottom, random, language, colour, set } = area
  const lead = paragraph(words.lead, { top })
  const shareFormat = new Intl.NumberFormat(language, { style: 'percent' })
  const percent = (share: number) => shareFormat.format(share)
  const figures = CHARTS[words.chart.length] ?? curve
  const below = (height: number) =>
    sections(words.sections, { top: lead.end + height + 14, bottom, colour })
  const height = Math.min(1.5 * CHART, CHART + Math.max(0, bottom - below(CHART).end))
  const chart = { height, names: words.chart, random, percent, colour }
  if (set === 'chartLast') {
    const above = sections(words.sections, {
      top: lead.end + 6,
      bottom: bottom - height - 8,
      colour,
    })
    return [...lead.drawing, ...above.drawing, ...figures({ ...chart, top: bottom - height })]
  }
  return [...lead.drawing, ...figures({ ...chart, top: lead.end + 8 }), ...below(height).drawing]
}
