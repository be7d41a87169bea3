import { dateFormat, dateParts } from '#lib/util/date-format.ts'
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

/** What readers of the law write before an amount, and what after it: "$" and nothing, nothing and " €". */
export const currencyAround = (law: Law): { before: string; after: string } => {
  const { tag, currency } = WRITINGS[law]
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(0)
  const signs = parts.map(({ type, value }) => ({
    isFigure: !/currency|literal/.test(type),
    value,
  }))
  const at = signs.findIndex(({ isFigure }) => isFigure)
  const joined = (some: typeof signs) =>
    some.map(({ isFigure, value }) => (isFigure ? '' : value)).join('')
  return { before: joined(signs.slice(0, at)), after: joined(signs.slice(at)) }
}

/** A day as its readers write it, in parts: day, month by its name, year, and what stands between them. */
export const dayParts = (law: Law): Intl.DateTimeFormatPart[] =>
  dateParts(WRITINGS[law].tag, { dateStyle: 'long', timeZone: 'UTC' })

/** The names of the months as they stand in a day of that law's readers. */
export const monthNames = (law: Law): string[] =>
  Array.from({ length: 12 }, (_none, month) => {
    const moment = Date.UTC(2027, month, 2)
    const parts = dateParts(WRITINGS[law].tag, { dateStyle: 'long', timeZone: 'UTC', moment })
    return parts.find(({ type }) => type === 'month')?.value ?? ''
  })

/** A day in figures as a number format has it: "dd/mm/yyyy". */
export const dayFormat = (law: Law): string => {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  const signs: Readonly<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' }
  return dateParts(WRITINGS[law].tag, options)
    .map(({ type, value }) => signs[type] ?? value)
    .join('')
}

/** The language of a law's documents with its country (BCP 47), which decides how they are spelled. */
export const spellingOf = (law: Law): string => `${WRITINGS[law].tag.slice(0, 2)}-${law}`

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
