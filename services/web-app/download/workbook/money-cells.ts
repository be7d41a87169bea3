import { placeOf } from '#features/document-texts/computed-table.ts'
import type { Cell, Table } from '#features/document-texts/document-text.ts'

/** A formula that says yes or no. */
const FLAG = /^IF\(.*,1,0\)$/

/** A formula that gives what its cells hold: a sum of money is money. */
const SAME = /^(?:(?:SUM|MIN|MAX)\()?(?<of>[A-Z]+\d+)(?::[A-Z]+\d+)?\)?$/

const PERCENT = /(?<of>[A-Z]+\d+)\/100/g

/** How often something is bought at a price. */
const PRODUCT = /^ROUND\((?<count>[A-Z]+\d+)\*(?<price>[A-Z]+\d+)(?!\/100)/

type Named = { percents: string[]; counts: string[]; prices: string[] }

/** What formulas say of the cells that they name. */
const namedBy = (formulas: readonly string[]): Named => {
  const products = formulas.map((formula) => PRODUCT.exec(formula)?.groups ?? {})
  return {
    percents: formulas.flatMap((formula) =>
      [...formula.matchAll(PERCENT)].flatMap(({ groups }) => groups?.of ?? []),
    ),
    counts: products.flatMap(({ count }) => count ?? []),
    prices: products.flatMap(({ price }) => price ?? []),
  }
}

const nameAt = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 2}`

type Reading = { rows: Table['rows']; named: Named }

const isMoneyFormula = (formula: string, reading: Reading): boolean => {
  if (FLAG.test(formula)) return false
  const { rows, named } = reading
  const { of } = SAME.exec(formula)?.groups ?? {}
  if (of === undefined) return true
  if (named.percents.includes(of) || named.counts.includes(of)) return false
  const { row, column } = placeOf(of)
  const cell = rows[row]?.[column]
  return cell?.kind !== 'formula' || isMoneyFormula(cell.formula, reading)
}

/** Which figures of a table are money: what its formulas give, but for yes and no; prices; and what stands in a column with them and is neither a count nor a percentage. */
export const moneyCells = ({ rows }: Pick<Table, 'rows'>): boolean[][] => {
  const formulas = rows.flat().flatMap((cell) => (cell.kind === 'formula' ? [cell.formula] : []))
  const named = namedBy(formulas)
  const isSure = (cell: Cell, name: string) =>
    cell.kind === 'formula'
      ? isMoneyFormula(cell.formula, { rows, named })
      : named.prices.includes(name)
  const hasMoney = (rows[0] ?? []).map((_cell, column) =>
    rows.some((cells, row) => {
      const cell = cells[column]
      return cell && isSure(cell, nameAt(row, column))
    }),
  )
  return rows.map((cells, row) =>
    cells.map((cell, column) => {
      const name = nameAt(row, column)
      if (cell.kind !== 'number') return isSure(cell, name)
      const isOther = named.percents.includes(name) || named.counts.includes(name)
      return !isOther && hasMoney[column] === true
    }),
  )
}
