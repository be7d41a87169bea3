import { DEPARTMENT_COLOURS } from '#features/previews/departments.ts'
import { stack } from '#features/previews/flow-parts.ts'
import { HEADS } from '#features/previews/heads.ts'
import { box, COLUMN, MARKER, SHEET, text, widthOf, type Mark } from '#features/previews/marks.ts'
import { BUDGET, drawnMoney } from '#features/products/budget-figures.ts'
import type { Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { sum } from '#lib/util/sum.ts'
import { drawn, laid, moved, type Write } from './stage.ts'

/** The words on the sheet of a month. */
export type BudgetWords = {
  company: string
  month: string
  /** Above the accounts, and above what is planned, spent and left of each. */
  head: readonly [account: string, planned: string, spent: string, left: string]
  accounts: Readonly<Record<keyof typeof BUDGET, string>>
  total: string
}

type Given = { words: BudgetWords; locale: Locale; write: Write; at: number }

const COLUMNS = ['plan', 'spend', 'left'] as const

type Column = (typeof COLUMNS)[number]

/** The month as the page shows it (`BudgetScreen`), with its sums. */
const rowsOf = ({ accounts, total }: BudgetWords, locale: Locale): string[][] => {
  const money = drawnMoney(locale)
  // None of the faces has a thin space.
  const written = (amount: number) =>
    money.format(amount).replace('-', '\u2212').replaceAll('\u202F', '\u00A0')
  const figures = (planned: number, spent: number) => [planned, spent, planned - spent].map(written)
  const all = Object.values(BUDGET)
  return [
    ...keysOf(BUDGET).map((name) => [
      accounts[name],
      ...figures(BUDGET[name].planned, BUDGET[name].spent),
    ]),
    [total, ...figures(sum(all.map(({ planned }) => planned)), sum(all.map(({ spent }) => spent)))],
  ]
}

type Figure = Extract<Mark, { is: 'text' }>

const isFigure = (mark: Mark): mark is Figure =>
  mark.is === 'text' && mark.anchor === 'end' && mark.fill !== '#ffffff'

/** The sheet without its figures, and those of each column from top to bottom. */
const sheetOf = ({ words, locale }: Given): { marks: Mark[]; columns: Figure[][] } => {
  const colours = DEPARTMENT_COLOURS['finance-and-accounting']
  const { company: title, month } = words
  const head = HEADS.bar({ title, paper: { name: '', line: '', at: 0 }, ...colours })
  const place = { ...colours, x: SHEET.margin, width: COLUMN, size: 7, bottom: SHEET.height }
  const part = {
    is: 'rows',
    isNumeric: true,
    head: words.head,
    rows: rowsOf(words, locale),
  } as const
  const all = [
    ...head.drawing,
    text({ y: head.top + 3, size: 8, text: month }),
    ...stack([part], { ...place, top: head.top + 10 }).drawing,
  ]
  const figures = all.filter(isFigure)
  const ends = [...new Set(figures.map(({ x }) => x))].toSorted((one, other) => one - other)
  return {
    marks: all.filter((mark) => !isFigure(mark)),
    columns: ends.map((end) => figures.filter(({ x }) => x === end)),
  }
}

/** Where somebody marks what is below nothing, with a pen round it. */
const overspent = ({ x, y, text: figure }: Figure, { write, at }: Given): string => {
  const width = widthOf(figure, { size: 6 }) + 5
  const bar = write([box({ x: x - width + 2.5, y: y - 8, width, height: 11.6, fill: MARKER })])
  const [half, left] = [width * 0.62, x - width / 2 + 2.5]
  const oval = `M${left - half} ${y - 1}c0-6 ${half * 0.6}-9 ${half}-9s${half} 3 ${half} 8-${half * 0.5} 8-${half} 8-${half}-3-${half}-8`
  return (
    moved(bar, { name: 'come', at: at + 2.2 }) +
    drawn({ d: oval, width: 1.1, at: at + 2.6, seconds: 0.8 })
  )
}

/** The whole table stands in the picture. */
const SHOWN = { x: 25, y: -15, scale: 1.72 } as const

/** A column of the month is written, after those before it. */
const chapter =
  (column: Column) =>
  (given: Given): string => {
    const { write, at } = given
    const { marks, columns } = sheetOf(given)
    const turn = COLUMNS.indexOf(column)
    const own = columns[turn] ?? []
    const below =
      column === 'left' ? own.find((figure) => figure.text.includes('\u2212')) : undefined
    const written = own.map((figure, row) =>
      moved(write([figure]), { name: 'come', at: at + 0.5 + row * 0.3, seconds: 0.2 }),
    )
    const before = columns.slice(0, turn).flat()
    const inside = [write([...marks, ...before]), below ? overspent(below, given) : '', ...written]
    return laid(inside.join(''), SHOWN)
  }

/** The chapters of a budget, each as the inside of an SVG image. */
export const BUDGET_CHAPTERS = {
  plan: chapter('plan'),
  spend: chapter('spend'),
  left: chapter('left'),
} as const
