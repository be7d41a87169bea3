import { ROW, about, bold, cells, months, numbers, white } from './layout-figures.ts'
import { ring } from './layout-plan.ts'
import {
  COLUMN,
  INK,
  RULE,
  SHEET,
  box,
  fitted,
  path,
  round,
  rule,
  someOf,
  strong,
  text,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

type Figures = { name: string; values: readonly [number, number, number] }

type Given = Area & {
  words: PageWords['table']
  rows: readonly Figures[]
  sums: readonly [number, number, number]
}

const COLUMNS = [80, 120, 160, COLUMN] as const

/** The lines between columns. */
const frame = ({ top, bottom }: { top: number; bottom: number }, ends: readonly number[]): Mark[] =>
  [0, ...ends].map((end) =>
    path({
      d: `M${round(SHEET.margin + end)} ${round(top)}V${round(bottom)}`,
      stroke: RULE,
      width: 0.7,
    }),
  )

/** Names with what was planned, what it came to and what is left, with their sums. */
const whole = ({ top, language, colour, tint, words, rows, sums }: Given): Mark[] => {
  const written = numbers(language)
  const end = top + (rows.length + 1) * ROW
  return [
    box({ y: top, height: ROW, fill: colour }),
    ...cells({ cells: words.columns.map(white), y: top, ends: COLUMNS }),
    ...rows.flatMap(({ name, values }, at) => {
      const y = top + (at + 1) * ROW
      const row = [{ text: name }, ...values.map((value) => ({ text: written(value) }))]
      return [
        ...(at % 2 === 1 ? [box({ y, height: ROW, fill: tint })] : []),
        ...cells({ cells: row, y, ends: COLUMNS }),
      ]
    }),
    rule({ y: end, stroke: INK }),
    ...cells({ cells: [words.total, ...sums.map(written)].map(bold), y: end, ends: COLUMNS }),
    ...frame({ top, bottom: end + ROW }, COLUMNS),
    rule({ y: end + ROW, stroke: INK }),
  ]
}

const sumsOf = (rows: readonly Figures[]) => {
  const sum = (at: 0 | 1 | 2) => rows.reduce((all, { values }) => all + values[at], 0)
  return [sum(0), sum(1), sum(2)] as const
}

/** The same with fewer rows, under what needs so much height. */
const below = (given: Given, height: number): Mark[] => {
  const top = given.top + height
  const rows = given.rows.slice(0, Math.floor((given.bottom - top) / ROW) - 2)
  return whole({ ...given, top, rows, sums: sumsOf(rows) })
}

const TILE = 38

/** What all comes to, on three tiles, then the rows. */
const tiles = (given: Given): Mark[] => {
  const width = (COLUMN - 12) / 3
  const rows = given.rows.slice(0, Math.floor((given.bottom - given.top - TILE) / ROW) - 2)
  const drawn = sumsOf(rows).flatMap((sum, at) => {
    const x = SHEET.margin + at * (width + 6)
    const name = fitted(given.words.columns[at + 1] ?? '', { width: width - 12, size: 6 })
    return [
      box({ x, y: given.top, width, height: TILE - 8, fill: given.tint }),
      text({ x: x + 6, y: given.top + 10, size: 6, text: name }),
      text({
        x: x + 6,
        y: given.top + 24,
        face: 'title',
        size: 12,
        fill: given.colour,
        text: numbers(given.language)(sum),
      }),
    ]
  })
  return [...drawn, ...below(given, TILE)]
}

const RING = 84

/** The largest rows as parts of a ring, then the rows. */
const shares = (given: Given): Mark[] => {
  const { top, random, language, colour } = given
  const rows = given.rows.slice(0, Math.floor((given.bottom - top - RING) / ROW) - 2)
  const largest = rows.toSorted((one, other) => other.values[0] - one.values[0]).slice(0, 5)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const drawn = ring({
    top,
    height: RING - 12,
    names: largest.map(({ name }) => name),
    parts: largest.map(({ values: [plan] }) => plan),
    random,
    percent: (share) => percent.format(share),
    colour,
  })
  return [...drawn, ...below(given, RING)]
}

const BAR = 21

/** Under each name a bar as long as what was planned, filled as far as it came to. */
const bars = ({ top, bottom, language, colour, tint, words, rows }: Given): Mark[] => {
  const written = numbers(language)
  const most = Math.max(...rows.map(({ values: [plan] }) => plan), 1)
  const right = SHEET.width - SHEET.margin
  const shown = rows.slice(0, Math.floor((bottom - top - ROW) / BAR))
  const drawn = shown.flatMap(({ name, values: [plan, actual] }, at) => {
    const y = top + at * BAR
    return [
      text({ y: y + 7, size: 6.6, text: name }),
      strong({ x: right, y: y + 7, size: 6.6, text: written(actual), anchor: 'end' }),
      box({ y: y + 10, width: (COLUMN * plan) / most, height: 6, fill: tint }),
      box({ y: y + 10, width: (COLUMN * actual) / most, height: 6, fill: colour }),
    ]
  })
  const end = top + shown.length * BAR
  const total = shown.reduce((sum, { values }) => sum + values[1], 0)
  return [
    ...drawn,
    rule({ y: end, stroke: INK }),
    ...cells({ cells: [words.total, written(total)].map(bold), y: end, ends: [80, COLUMN] }),
  ]
}

const HALF = (COLUMN - 10) / 2

/** What was planned and what it came to, in two tables beside each other. */
const halves = ({ top, language, colour, tint, words, rows, sums }: Given): Mark[] => {
  const written = numbers(language)
  return ([0, 1] as const).flatMap((side) => {
    const x = SHEET.margin + side * (HALF + 10)
    const row = (
      name: string,
      { value, y, isSum }: { value: number; y: number; isSum: boolean },
    ) => {
      const look = { size: 6.2, ...(isSum && { face: 'strong' as const, fill: INK }) }
      const shown = fitted(name, { width: 52, ...look })
      return [
        text({ x: x + 4, y: y + 9.6, text: shown, ...look }),
        text({ x: x + HALF - 4, y: y + 9.6, text: written(value), anchor: 'end', ...look }),
      ]
    }
    const end = top + (rows.length + 1) * ROW
    const head = fitted(words.columns[side + 1] ?? '', {
      width: HALF - 8,
      face: 'strong',
      size: 6.6,
    })
    return [
      box({ x, y: top, width: HALF, height: ROW, fill: side === 0 ? colour : INK }),
      strong({ x: x + 4, y: top + 9.6, size: 6.6, text: head, fill: '#ffffff' }),
      ...rows.flatMap(({ name, values }, at) =>
        row(name, { value: values[side], y: top + (at + 1) * ROW, isSum: false }),
      ),
      box({ x, y: end, width: HALF, height: ROW, fill: tint }),
      ...row(words.total, { value: sums[side], y: end, isSum: true }),
    ]
  })
}

const SETS: Readonly<Record<string, (given: Given) => Mark[]>> = { tiles, shares, bars, halves }

/** Rows that were planned, with what they came to and what is left: as a table, month by month, on tiles, a ring or bars. */
export const table = (area: Area, words: PageWords['table']): Mark[] => {
  const { set, top, bottom, random } = area
  if (set === 'months') return months({ ...area, set: 'bars' }, words)
  const most = Math.floor((bottom - top) / ROW) - 2
  const fewer = words.rows.length - Math.floor(random() * 3)
  const rows = someOf(words.rows, { count: Math.min(most, fewer), random }).map(
    ([name, amount]): Figures => {
      const plan = about(amount, random)
      const actual = Math.round(plan * (0.7 + random() * 0.3))
      return { name, values: [plan, actual, plan - actual] }
    },
  )
  return (SETS[set] ?? whole)({ ...area, words, rows, sums: sumsOf(rows) })
}
