import type { Cell, Table } from './document-text.ts'

/** What a cell shows: words, or a figure, which a formula gives as well. */
export type Computed = Exclude<Cell, { kind: 'formula' }>

/** A formula that names a cell that is not there, holds words, or is the formula's own, a range from its end, or that nobody can read. */
class FormulaError extends Error {
  override name = 'FormulaError'
}

type Values = readonly number[]

/** So many digits of a product are what people would reckon: 1.005 × 100 is 100.49999999999999. */
const EXACT_DIGITS = 15

const FUNCTIONS: Readonly<Record<string, (values: Values) => number>> = {
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
  MIN: (values) => Math.min(...values),
  MAX: (values) => Math.max(...values),
  ROUND: ([value = 0, digits = 0]) =>
    Math.round(Number((value * 10 ** digits).toPrecision(EXACT_DIGITS))) / 10 ** digits,
  IF: ([condition = 0, then = 0, otherwise = 0]) => (condition === 0 ? otherwise : then),
}

/** By how they bind, those that bind least first. */
const OPERATORS: readonly Readonly<Record<string, (left: number, right: number) => number>>[] = [
  {
    '=': (left, right) => Number(left === right),
    '<>': (left, right) => Number(left !== right),
    '<': (left, right) => Number(left < right),
    '>': (left, right) => Number(left > right),
    '<=': (left, right) => Number(left <= right),
    '>=': (left, right) => Number(left >= right),
  },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  { '*': (left, right) => left * right, '/': (left, right) => left / right },
]

const TOKEN = /\s*(?<token>\d+(?:\.\d+)?|[A-Z]+\d+(?::[A-Z]+\d+)?|[A-Z]+|<=|>=|<>|[-+*/(),<>=])/y

const tokensOf = (formula: string): string[] => {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < formula.trimEnd().length) {
    const token = TOKEN.exec(formula)?.groups?.token
    if (token === undefined) throw new FormulaError(`"${formula}" is no formula.`)
    tokens.push(token)
  }
  return tokens
}

const REFERENCE = /^(?<column>[A-Z]+)(?<row>\d+)$/

const LETTERS = 26

type Place = { row: number; column: number }

/** The cell that a reference ("B2") names, counted from nothing in the rows under the head. */
export const placeOf = (reference: string): Place => {
  const { column = '', row } = REFERENCE.exec(reference)?.groups ?? {}
  const letters = Array.from(column, (letter) => letter.charCodeAt(0) - 64)
  // The head is row 1.
  return { row: Number(row) - 2, column: letters.reduce((sum, at) => sum * LETTERS + at, 0) - 1 }
}

const placesOf = (reference: string): Place[] => {
  const [first = '', last = first] = reference.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  if (to.row < from.row || to.column < from.column) {
    throw new FormulaError(`"${reference}" begins at its end: name its first cell first.`)
  }
  const columns = Array.from(
    { length: to.column - from.column + 1 },
    (_none, at) => from.column + at,
  )
  return Array.from({ length: to.row - from.row + 1 }, (_none, at) => from.row + at).flatMap(
    (row) => columns.map((column) => ({ row, column })),
  )
}

/** Reads a formula from left to right; `valueAt` gives the figure of a cell. */
const reader = (formula: string, valueAt: (place: Place) => number) => {
  const tokens = tokensOf(formula)
  const take = (expected?: string): string => {
    const token = tokens.shift()
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new FormulaError(`"${formula}" is no formula.`)
    }
    return token
  }
  const list = (): number[] => {
    const values = [...argument()]
    while (tokens[0] === ',') {
      take(',')
      values.push(...argument())
    }
    take(')')
    return values
  }
  const argument = (): number[] => {
    const [next = ''] = tokens
    return next.includes(':') ? placesOf(take()).map(valueAt) : [level(0)]
  }
  const single = (): number => {
    const token = take()
    if (token === '-') return -single()
    if (token === '(') {
      const value = level(0)
      take(')')
      return value
    }
    const called = FUNCTIONS[token]
    if (called) {
      take('(')
      return called(list())
    }
    if (REFERENCE.test(token)) return valueAt(placeOf(token))
    const value = Number(token)
    if (Number.isNaN(value)) throw new FormulaError(`"${formula}" is no formula.`)
    return value
  }
  const level = (at: number): number => {
    const operators = OPERATORS[at]
    if (!operators) return single()
    let value = level(at + 1)
    for (let operate = operators[tokens[0] ?? '']; operate; operate = operators[tokens[0] ?? '']) {
      take()
      value = operate(value, level(at + 1))
    }
    return value
  }
  return () => {
    const value = level(0)
    if (tokens.length > 0 || !Number.isFinite(value)) {
      throw new FormulaError(`"${formula}" is no formula.`)
    }
    return value
  }
}

/** The cells of a table with what its formulas give for its figures; an empty cell counts as nothing. Throws `FormulaError`. */
export const computedTable = ({ rows }: Pick<Table, 'rows'>): Computed[][] => {
  const known = new Map<string, number>()
  const valueAt =
    (on: readonly string[]) =>
    ({ row, column }: Place): number => {
      const cell = rows[row]?.[column]
      const name = `${row}:${column}`
      if (!cell || on.includes(name)) throw new FormulaError(`A formula asks for cell ${name}.`)
      if (cell.kind === 'line' && cell.line.length > 0) {
        throw new FormulaError(
          `A formula reckons with the words of cell ${name}: write a figure there.`,
        )
      }
      if (cell.kind === 'line') return 0
      if (cell.kind === 'number') return cell.value
      const value = known.get(name) ?? reader(cell.formula, valueAt([...on, name]))()
      known.set(name, value)
      return value
    }
  return rows.map((cells, row) =>
    cells.map((cell, column) =>
      cell.kind === 'formula' ? { kind: 'number', value: valueAt([])({ row, column }) } : cell,
    ),
  )
}
