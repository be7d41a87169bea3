import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import {
  COLUMN,
  SHEET,
  box,
  path,
  paragraph,
  round,
  rule,
  someOf,
  strong,
  text,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

/** The height of a row of a table. */
export const ROW = 14.5

type Cell = { text: string; isStrong?: boolean; fill?: string }

type Row = { cells: readonly Cell[]; y: number; ends: readonly number[] }

/** A row of cells: the first begins at the left, the others end where their column does. */
export const cells = ({ cells: given, y, ends }: Row): Mark[] =>
  given.flatMap(({ text: written, isStrong, fill }, at) => {
    if (!written) return []
    const place =
      at === 0 ? { x: SHEET.margin + 4 } : { x: SHEET.margin + (ends[at] ?? COLUMN) - 4 }
    const end = at > 0 && { anchor: 'end' as const }
    const cell = { ...place, y: y + 9.6, size: 6.6, text: written, ...end, ...(fill && { fill }) }
    return [isStrong ? strong(cell) : text(cell)]
  })

/** A cell of a head, white on a colour. */
export const white = (written: string): Cell => ({ text: written, isStrong: true, fill: '#ffffff' })
/** A cell of a sum. */
export const bold = (written: string): Cell => ({ text: written, isStrong: true })

/** About that much, in steps of five or fifty: so that two sheets of a kind differ. */
export const about = (amount: number, random: () => number): number => {
  const varied = amount * (0.75 + random() * 0.5)
  const step = Math.abs(amount) >= 1000 ? 50 : 5
  return Math.round(varied / step) * step
}

/** Writes numbers as readers of a language do, with so many digits after the point. */
export const numbers = (language: Locale, digits = 0) => {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // A thin space between thousands is in none of the faces.
  return (value: number) => format.format(value).replaceAll('\u202F', '\u00A0').replace('-', '−')
}

const PERIODS = 4
const CURVE = 54

const monthNames = (language: Locale, first: number) => {
  const format = dateFormat(language, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: PERIODS }, (_, at) => format.format(Date.UTC(2026, first + at, 1)))
}

type Course = Pick<Area, 'colour' | 'tint'> & { base: number; isCurve: boolean }

/** Sums above and below a line, as a curve or as bars. */
const course = (sums: readonly number[], { base, colour, tint, isCurve }: Course): Mark[] => {
  const peak = Math.max(...sums.map(Math.abs), 1)
  const middle = base - CURVE / 2
  const points = sums.map((sum, at) => ({
    x: round(SHEET.margin + 12 + (at * (COLUMN - 24)) / (PERIODS - 1)),
    y: round(middle - (sum / peak) * (CURVE / 2 - 6)),
  }))
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const drawn = points.map(({ x, y }) => {
    const bar = { x: x - 10, y: Math.min(y, middle), width: 20, height: Math.abs(middle - y) }
    const dot = `M${round(x - 2.4)} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`
    return isCurve ? path({ d: dot, fill: colour }) : box({ ...bar, fill: colour })
  })
  return [
    box({ y: base - CURVE, height: CURVE, fill: tint }),
    rule({ y: middle }),
    ...(isCurve ? [path({ d: `M${line}`, stroke: colour, width: 1.8 })] : []),
    ...drawn,
  ]
}

/** Income and spending month by month, with the sum of each, drawn as a curve or as bars, below or first. */
export const months = (area: Area, words: PageWords['months']): Mark[] => {
  const { top, bottom, random, language, colour, tint, set } = area
  const month = 3 * Math.floor(random() * 4)
  const ends = [68, 100.5, 133, 165.5, COLUMN]
  const most = Math.floor((bottom - top - CURVE - 12) / ROW) - 2
  const written = numbers(language)
  const rows = someOf(words.rows, { count: most, random }).map(([name, amount]) => ({
    name,
    values: Array.from({ length: PERIODS }, (_, at) => about(amount * (1 + at * 0.06), random)),
  }))
  const sums = Array.from({ length: PERIODS }, (_, at) =>
    rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  )
  const names = monthNames(language, month)
  const isChartFirst = set === 'chartFirst' || set === 'barsFirst'
  const first = isChartFirst ? top + CURVE + 12 : top
  const end = first + (rows.length + 1) * ROW
  const base = isChartFirst ? top + CURVE : Math.min(bottom, end + ROW + 12 + CURVE)
  return [
    box({ y: first, height: ROW, fill: colour }),
    ...cells({ cells: ['', ...names].map(white), y: first, ends }),
    ...rows.flatMap(({ name, values }, at) => [
      ...cells({
        cells: [{ text: name }, ...values.map((value) => ({ text: written(value) }))],
        y: first + (at + 1) * ROW,
        ends,
      }),
      rule({ y: first + (at + 2) * ROW }),
    ]),
    box({ y: end, height: ROW, fill: tint }),
    ...cells({ cells: [words.total, ...sums.map(written)].map(bold), y: end, ends }),
    ...course(sums, { base, colour, tint, isCurve: set !== 'barsFirst' && set !== 'bars' }),
  ]
}

const SUMS = [4, 112, 152, COLUMN] as const
const RATES = [5, 10, 20] as const
const TERMS = [14, 30, 45, 60] as const

const oneOf = <Value>(values: readonly [Value, ...Value[]], random: () => number): Value =>
  values[Math.floor(random() * values.length)] ?? values[0]

const party = (
  [heading, address]: readonly [string, string],
  { x, y }: { x: number; y: number },
) => [
  strong({ x, y, text: heading }),
  ...address
    .split(', ')
    .flatMap((line, at) => paragraph(line, { x, top: y + 3 + at * 9.5, width: 90 }).drawing),
]

const BLANK: Cell = { text: '' }

const sumRow = (given: readonly Cell[], y: number) => cells({ cells: given, y, ends: SUMS })

/** An invoice: the two parties, items with their sum, the tax and the total that follow from it, and the due date. */
export const invoice = (area: Area, words: PageWords['invoice']): Mark[] => {
  const { top, bottom, random, language, colour, tint } = area
  const money = numbers(language, 2)
  const number = 1000 + Math.floor(random() * 9000)
  const room = Math.floor((bottom - top - 124) / ROW)
  const count = Math.max(2, Math.min(room, 3 + Math.floor(random() * 3)))
  const items = someOf(words.items, { count, random })
  const lines = items.map(([name, cost]) => {
    const quantity = 1 + Math.floor(random() * 8)
    const price = about(cost, random)
    return { name, quantity, price, amount: quantity * price }
  })
  const rate = oneOf(RATES, random)
  const days = oneOf(TERMS, random)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const tax = (subtotal * rate) / 100
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(rate / 100)
  const half = SHEET.margin + COLUMN / 2
  const head = top + 44
  const sums = head + (lines.length + 1) * ROW
  return [
    ...party(words.from, { x: SHEET.margin, y: top + 6 }),
    ...party(words.to, { x: half, y: top + 6 }),
    text({ y: top + 38, text: `${words.number} ${number}` }),
    ...paragraph(words.date, { x: half, top: top + 32.6 }).drawing,
    box({ y: head, height: ROW, fill: colour }),
    ...sumRow(words.columns.map(white), head),
    ...lines.flatMap(({ name, quantity, price, amount }, at) => [
      ...sumRow(
        [name, `${quantity}`, money(price), money(amount)].map((cell) => ({ text: cell })),
        head + (at + 1) * ROW,
      ),
      rule({ y: head + (at + 2) * ROW }),
    ]),
    ...sumRow([BLANK, BLANK, { text: words.subtotal }, { text: money(subtotal) }], sums),
    ...sumRow(
      [BLANK, BLANK, { text: `${words.tax} ${percent}` }, { text: money(tax) }],
      sums + ROW,
    ),
    box({ x: half, y: sums + 2 * ROW, width: COLUMN / 2, height: ROW, fill: tint }),
    ...sumRow([BLANK, BLANK, bold(words.total), bold(money(subtotal + tax))], sums + 2 * ROW),
    ...paragraph(
      words.foot.replace('{days}', () => `${days}`),
      { top: sums + 3 * ROW + 8 },
    ).drawing,
  ]
}
