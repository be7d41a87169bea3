import { dateFormat } from '#lib/util/date-format.ts'
import type { Blank, Law } from './front-matter.ts'

/** How the readers of a law write numbers, and the money that its documents are in. */
const WRITINGS: Readonly<Record<Law, { tag: string; currency: string }>> = {
  US: { tag: 'en-US', currency: 'USD' },
  FR: { tag: 'fr', currency: 'EUR' },
  ES: { tag: 'es', currency: 'EUR' },
  IT: { tag: 'it', currency: 'EUR' },
  BR: { tag: 'pt-BR', currency: 'BRL' },
  DE: { tag: 'de', currency: 'EUR' },
}

const GROUPING = { useGrouping: 'always' } as const

/** A number without needless digits. */
const writtenNumber = (value: number, law: Law) =>
  new Intl.NumberFormat(WRITINGS[law].tag, { maximumFractionDigits: 2, ...GROUPING }).format(value)

/** The figures of a column of a table, all with cents where one of them has some; by their values. */
export const columnFigures = (values: readonly number[], law: Law): ((value: number) => string) => {
  const isWhole = values.every((value) => Number.isInteger(Number(value.toFixed(2))))
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 }
  const format = new Intl.NumberFormat(WRITINGS[law].tag, { ...digits, ...GROUPING })
  return (value) => format.format(value)
}

const money = (value: number, law: Law) => {
  const { tag, currency } = WRITINGS[law]
  const digits = Number.isInteger(value) ? 0 : 2
  const options = { style: 'currency', currency, minimumFractionDigits: digits } as const
  return new Intl.NumberFormat(tag, { ...options, ...GROUPING }).format(value)
}

const day = (value: string, law: Law) =>
  dateFormat(WRITINGS[law].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))

/** The example of a blank as a reader of the law writes it: money with its currency, a day in words. */
export const writtenExample = (blank: Blank, law: Law): string => {
  switch (blank.type) {
    case 'amount':
      return money(blank.example, law)
    case 'number':
      return writtenNumber(blank.example, law)
    case 'date':
      return day(blank.example, law)
    case 'text':
    case 'name':
    case 'choice':
      return blank.example
  }
}
