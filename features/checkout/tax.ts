import * as z from 'zod/mini'
import { amountSchema, shareOf } from '#features/pricing/money.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { TAX_NAMES, TAX_RATES, type Province, type TaxName, type TaxRate } from './tax-rates.ts'

/** One tax of a purchase; in minor units of its currency. */
export const taxLineSchema = z.strictObject({
  tax: z.enum(TAX_NAMES),
  /** In thousandths of a percent. */
  rate: z.int().check(z.minimum(0), z.maximum(100_000)),
  amount: amountSchema,
})

export type TaxLine = z.infer<typeof taxLineSchema>

/** Where a buyer is billed; a province in Canada only. */
export type BillingPlace = { country: string; province: Province | null }

type Taxed = { amount: number; place: BillingPlace; at: Date }

/** A whole in thousandths of a percent. */
const WHOLE = 100_000

/** Days as Swedes write them, `2026-11-23`: they follow each other as text does. */
const BOOK_DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: BOOKS_TIME_ZONE })

const currentRate = (
  rates: readonly TaxRate[],
  { tax, province, day }: { tax: TaxName; province: Province; day: string },
) =>
  rates
    .filter((row) => row.tax === tax && row.provinces.includes(province))
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .at(-1)?.rate

/** The taxes on an amount at a place, each on the amount before tax and rounded by itself, half a cent up (S2 §3). */
export const taxesOn = ({ amount, place, at }: Taxed, rates = TAX_RATES): TaxLine[] => {
  const { country, province } = place
  if (country !== 'CA' || province === null) return []
  const day = BOOK_DAYS.format(at)
  return TAX_NAMES.flatMap((tax) => {
    const rate = currentRate(rates, { tax, province, day })
    return rate === undefined
      ? []
      : [{ tax, rate, amount: shareOf(amount, { parts: rate, of: WHOLE }) }]
  })
}

/** An amount with its taxes. */
export const totalOf = (amount: number, taxes: readonly TaxLine[]): number =>
  taxes.reduce((sum, line) => sum + line.amount, amount)
