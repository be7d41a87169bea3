import type { Row, Unit } from './row.ts'

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : 3)

const show = (value: number | undefined, unit: Unit): string => {
  if (value === undefined) return ''
  const number = value.toLocaleString('en', { maximumFractionDigits: digits(value) })
  return `${number} ${unit}`.trimEnd()
}

type Options = {
  /** Whether figures count: those of a quick run do not. */
  isJudged: boolean
}

const verdict = ({ ok }: Row, { isJudged }: Options) => {
  if (!isJudged) return 'not judged'
  return ok ? 'ok' : 'FALLS SHORT'
}

const cells = ({ id, what, unit, budget, floor, figure, ratio }: Row) => [
  `${id}`,
  what,
  budget,
  show(floor, unit),
  show(figure, unit),
  ratio === undefined ? '' : `${ratio.toFixed(3)} ×`,
]

const HEAD = ['#', 'what', 'budget', 'floor', 'figure', 'ratio', 'verdict']

/** Lays rows out as a table of plain text, one line each. */
export const tableOf = (rows: readonly Row[], options: Options): string => {
  const table = [HEAD, ...rows.map((row) => [...cells(row), verdict(row, options)])]
  const widths = HEAD.map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  )
  return table
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
