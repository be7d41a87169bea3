import * as z from 'zod/mini'
import { amountSchema } from '#features/pricing/money.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { bookDay } from '#lib/util/book-day.ts'
import { shareOf } from '#lib/util/share-of.ts'
import {
  TAX_NAMES,
  TAX_RATES,
  VAT_RATES,
  type Province,
  type TaxName,
  type TaxRate,
} from './tax-rates.ts'

/** True if prices include value added tax in a country. */
export const hasVat = (country: string): boolean => VAT_RATES.some((row) => row.country === country)

/** The rate that holds in a country on a day, `2026-11-25`; undefined where there is none. */
export const vatRateOn = (country: string, day: string): number | undefined =>
  VAT_RATES.findLast((row) => row.country === country && row.from <= day)?.rate

/** One tax of a purchase; in minor units of its currency. */
export const taxLineSchema = z.strictObject({
  tax: z.enum(TAX_NAMES),
  /** In thousandths of a percent. */
  rate: z.int().check(z.minimum(0), z.maximum(100_000)),
  amount: amountSchema,
})

export type TaxLine = z.infer<typeof taxLineSchema>

/** The place where a buyer is billed; a province in Canada only. */
export type BillingPlace = { country: string; province: Province | null }

type Taxed = { amount: number; place: BillingPlace; at: Date }

/** An amount of the price book at a place, in minor units: what is left before tax, and the taxes. */
export type Priced = { amount: number; taxes: TaxLine[] }

/** A whole in thousandths of a percent. */
const WHOLE = 100_000

const currentRate = (
  rates: readonly TaxRate[],
  { tax, province, day }: { tax: TaxName; province: Province; day: string },
) =>
  rates
    .filter((row) => row.tax === tax && row.provinces.includes(province))
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .at(-1)?.rate

/** The taxes of Canada on an amount, each on the amount before tax and rounded by itself, half a cent up (S2 §3). */
const taxesOn = ({ amount, place, at }: Taxed, rates: readonly TaxRate[]): TaxLine[] => {
  const { country, province } = place
  if (country !== 'CA' || province === null) return []
  const day = bookDay(at)
  return TAX_NAMES.flatMap((tax) => {
    const rate = currentRate(rates, { tax, province, day })
    return rate === undefined
      ? []
      : [{ tax, rate, amount: shareOf(amount, { parts: rate, of: WHOLE }) }]
  })
}

/** The tax in a price that includes value added tax, rounded to the cent, half a cent up. */
const vatIn = (amount: number, rate: number): Priced => {
  const tax = shareOf(amount, { parts: rate, of: WHOLE + rate })
  return { amount: amount - tax, taxes: [{ tax: 'VAT', rate, amount: tax }] }
}

/** An amount with its taxes. */
export const totalOf = (amount: number, taxes: readonly TaxLine[]): number =>
  taxes.reduce((sum, line) => sum + line.amount, amount)

/** True if the buyer owes the tax in place of the seller: a line of value added tax at zero (docs/decisions/048). */
export const isReverseCharged = (taxes: readonly TaxLine[]): boolean =>
  taxes.some(({ tax, rate }) => tax === 'VAT' && rate === 0)

/** Whether a price of the book has taxes in it. */
const isTaxIncluded = (taxes: readonly TaxLine[]): boolean => taxes.some(({ tax }) => tax === 'VAT')

/** The kind of note on taxes beside a price of `priceForBuyer`, where these hold: they come on top, are in it, or are the buyer's own to pay. */
export const taxNoteOf = (taxes: readonly TaxLine[]): 'added' | 'included' | 'reverse' => {
  if (isReverseCharged(taxes)) return 'reverse'
  return isTaxIncluded(taxes) ? 'included' : 'added'
}

type PriceTaxes = { taxes: readonly TaxLine[]; country: string; at: Date }

/** A list price as a buyer is shown it, in minor units: without the tax, by the rate of the day, for a buyer who owes it in place of the seller. */
export const priceForBuyer = (list: number, { taxes, country, at }: PriceTaxes): number =>
  isReverseCharged(taxes) ? vatIn(list, vatRateOn(country, bookDay(at)) ?? 0).amount : list

type TaxRules = { rates: readonly TaxRate[]; settled: typeof SETTLED_COUNTRIES }

const RULES: TaxRules = { rates: TAX_RATES, settled: SETTLED_COUNTRIES }

/**
 * A price of the book at a place: in Canada its taxes are added; in a country of the European Union or the United Kingdom that the owner
 * has settled the price has them in it, and a business that gives its VAT number pays what is left without them; elsewhere there are none (S2 §3, docs/decisions/048).
 */
export const pricedAt = (
  { amount, place, at, isBusiness }: Taxed & { isBusiness: boolean },
  { rates, settled }: TaxRules = RULES,
): Priced => {
  const { country } = place
  if (settled[country]?.collects === false) return { amount, taxes: [] }
  const isCollected = settled[country]?.collects === true
  const vat = isCollected ? vatRateOn(country, bookDay(at)) : undefined
  if (vat === undefined) return { amount, taxes: taxesOn({ amount, place, at }, rates) }
  const included = vatIn(amount, vat)
  return isBusiness
    ? { amount: included.amount, taxes: [{ tax: 'VAT', rate: 0, amount: 0 }] }
    : included
}

/** The list price of what was bought before tax, in minor units: the book's own, or what is left of it where tax was in it. */
export const listBeforeTax = ({ quote, amount }: { quote: Quote; amount: number }): number =>
  quote.amount === 0 ? quote.list : shareOf(quote.list, { parts: amount, of: quote.amount })

/** True if a total follows from a price of the book: its taxes are in it, added to it, or taken off it for a buyer who owes them. */
export const isTotalOf = (
  amount: number,
  { taxes, total }: { taxes: readonly TaxLine[]; total: number },
): boolean => {
  if (isReverseCharged(taxes)) return total <= amount
  return total === (isTaxIncluded(taxes) ? amount : totalOf(amount, taxes))
}

/** A total less its taxes. */
export const beforeTax = (total: number, taxes: readonly TaxLine[]): number =>
  total - totalOf(0, taxes)

/** The price of the book that was priced at a place: the way back, to the cent, for a buyer who owes the tax. */
export const bookPriceOf = (
  { amount, taxes }: Priced,
  { country, at }: { country: string; at: Date },
): number => {
  if (!isTaxIncluded(taxes)) return amount
  if (!isReverseCharged(taxes)) return totalOf(amount, taxes)
  const rate = vatRateOn(country, bookDay(at)) ?? 0
  return shareOf(amount, { parts: WHOLE + rate, of: WHOLE })
}
