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
