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

type Step = { name: string; start: number; length: number }

/** Steps with the weeks that they take, one after the other. */
const stepsOf = (names: readonly string[], random: () => number): Step[] => {
  let start = 0
  return names.map((name) => {
    const length = Math.min(1 + Math.floor(random() * 2.6), WEEKS - start)
    const step = { name, start, length }
    start = Math.min(start + Math.max(1, length - Math.floor(random() * 2)), WEEKS - 1)
    return step
  })
}

type Planned = Pick<Area, 'top' | 'bottom' | 'colour' | 'tint'> & { steps: Step[]; weeks: string }

const GOLD = '#f5b83d'

/** Steps one below the other, each with a bar over the weeks that it takes. */
const bars = ({ top, bottom, colour, tint, steps, weeks }: Planned): Mark[] => {
  const left = SHEET.margin + NAMES
  const week = (COLUMN - NAMES) / WEEKS
  const step = Math.min(24, (bottom - top - 16) / steps.length)
  const end = top + 16 + step * steps.length
  const grid = Array.from({ length: WEEKS }, (_, at) => {
    const x = left + at * week
    return [
      ...(at % 2 === 0
        ? [box({ x, y: top + 12, width: week, height: end - top - 12, fill: tint })]
        : []),
      strong({ x: x + week / 2, y: top + 8, size: 6, text: `${at + 1}`, anchor: 'middle' }),
    ]
  })
  const rows = steps.flatMap(({ name, start, length }, at) => {
    const y = top + 16 + at * step
    const bar = box({
      x: left + start * week + 1,
      y: y + step * 0.2,
      width: length * week - 2,
      height: step * 0.56,
      fill: at === steps.length - 1 ? GOLD : colour,
    })
    return [text({ y: y + step / 2 + 2, size: 6.6, text: name }), bar, rule({ y: y + step })]
  })
  return [strong({ y: top + 8, size: 6, text: weeks }), ...grid.flat(), ...rows]
}

/** "Week 2–4" */
const weeksOf = ({ start, length }: Step, weeks: string) =>
  `${weeks} ${start + 1}${length > 1 ? `–${start + length}` : ''}`

/** Cards in three columns, as on a board. */
const board = ({ top, bottom, colour, tint, steps, weeks }: Planned): Mark[] => {
  const width = (COLUMN - 12) / 3
  const third = Math.ceil(steps.length / 3)
  return steps.flatMap((step, at) => {
    const x = SHEET.margin + Math.floor(at / third) * (width + 6)
    const y = top + 12 + (at % third) * 40
    const isFirst = at % third === 0
    const column = isFirst
      ? [
          box({ x, y: top, width, height: bottom - top, fill: tint }),
          box({ x, y: top, width, height: 4, fill: colour }),
        ]
      : []
    const name = paragraph(step.name, { x: x + 8, top: y + 4, width: width - 14, size: 6 })
    return [
      ...column,
      box({ x: x + 4, y, width: width - 8, height: 35, fill: '#ffffff', stroke: '#d5dae1' }),
      ...name.drawing,
      strong({ x: x + 8, y: y + 31, size: 5.2, text: weeksOf(step, weeks), fill: colour }),
    ]
  })
}

/** Steps on a line that runs down the page. */
const line = ({ top, bottom, colour, tint, steps, weeks }: Planned): Mark[] => {
  const x = SHEET.margin + 52
  const step = Math.min(27, (bottom - top) / steps.length)
  const dots = steps.flatMap((one, at) => {
    const y = top + 8 + at * step
    const fill = at === steps.length - 1 ? GOLD : colour
    return [
      box({ x: x + 10, y: y - 8, width: COLUMN - 62, height: step - 5, fill: tint }),
      path({ d: `M${x - 4} ${round(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`, fill }),
      strong({
        x: x - 10,
        y: y + 2.2,
        size: 5.8,
        text: weeksOf(one, weeks),
        anchor: 'end',
        fill: colour,
      }),
      text({ x: x + 16, y: y + 2.4, size: 6.8, text: one.name }),
    ]
  })
  const [first, last] = [round(top + 8), round(top + 8 + (steps.length - 1) * step)]
  return [path({ d: `M${x} ${first}V${last}`, stroke: '#8fa3b8', width: 1.2 }), ...dots]
}

/** A table of the steps, with a box to tick for each. */
const dates = ({ top, bottom, colour, tint, steps, weeks }: Planned): Mark[] => {
  const step = Math.min(20, (bottom - top - 14) / steps.length)
  const right = SHEET.width - SHEET.margin
  const rows = steps.flatMap((one, at) => {
    const y = top + 14 + at * step
    return [
      ...(at % 2 === 0 ? [box({ y, height: step, fill: tint })] : []),
      box({ x: SHEET.margin + 5, y: y + step / 2 - 3.5, width: 7, height: 7, stroke: colour }),
      text({ x: SHEET.margin + 20, y: y + step / 2 + 2.4, size: 6.8, text: one.name }),
      text({
        x: right - 5,
        y: y + step / 2 + 2.4,
        size: 6.4,
        text: weeksOf(one, weeks),
        anchor: 'end',
      }),
    ]
  })
  return [
    box({ y: top, height: 14, fill: colour }),
    strong({ x: right - 5, y: top + 9.4, size: 6.4, text: weeks, anchor: 'end', fill: '#ffffff' }),
    ...rows,
    rule({ y: top + 14 + steps.length * step, stroke: INK }),
  ]
}

const PLANNED: Readonly<Record<string, typeof bars>> = { board, line, dates }

/** Steps over the weeks: as bars, as cards, on a line or in a table. */
export const gantt = ({ set, random, ...area }: Area, words: PageWords['gantt']): Mark[] =>
  (PLANNED[set] ?? bars)({ ...area, steps: stepsOf(words.steps, random), weeks: words.weeks })

const BOX = { width: 60, height: 24 } as const

type Node = { x: number; y: number; name: string; fill: string }

const node = ({ x, y, name, fill }: Node): Mark[] => [
  box({ x: x - BOX.width / 2, y, ...BOX, fill, stroke: INK }),
  strong({ x, y: y + 14.5, size: 6.6, text: name, anchor: 'middle' }),
]

/** An organization chart: one box, three below it, and two below each of these. */
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
