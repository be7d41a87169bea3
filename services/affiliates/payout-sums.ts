import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { CURRENCIES, CURRENCY_CODES, type Currency } from '#lib/config/currencies.ts'
import { sumOf } from '#lib/util/sum.ts'
import type { affiliatePayouts } from '#services/db/affiliate-schema.ts'
import { AffiliateError } from './decide.ts'
import { dueOf, type MonthEarnings, monthAfter } from './earnings.ts'

/** US dollars for one unit of a currency, as the accountant gave them. */
export type Rates = Readonly<Partial<Record<Currency, string>>>

export type PayoutRow = typeof affiliatePayouts.$inferSelect

/** A payout list's sums in one currency of an affiliate; amounts in minor units, `usd` in cents. */
export type CurrencySums = {
  currency: Currency
  /** Of months that no payment has covered: earned, less refunds. */
  commission: number
  /** Of that: held or lost by flags, or forfeited. */
  withheld: number
  /** Of months that were paid: what refunds took back since, flags released, or the end of an agreement forfeited. */
  adjusted: number
  /** The amount owed: commission, less what is withheld, with adjustments. */
  balance: number
  rate: string
  usd: number
}

/** Last month of sales that the payments of a month cover. */
export const coveredBy = (month: string): string =>
  monthAfter(month, -AFFILIATE_PROGRAMME.payoutMonths)

const rateOf = (currency: Currency, rates: Rates): string => {
  const rate = currency === AFFILIATE_PROGRAMME.currency ? '1' : rates[currency]
  if (rate === undefined) {
    throw new AffiliateError(
      `There is no rate for ${currency}: add --rate ${currency}=1.08, the US dollars for one.`,
    )
  }
  return rate
}

const inCents = (
  amount: number,
  { currency, rate }: { currency: Currency; rate: string },
): number => Math.round((amount / 10 ** CURRENCIES[currency].digits) * Number(rate) * 100)

type Ledger = {
  /** Of one affiliate, of all months that are covered. */
  earnings: readonly MonthEarnings[]
  /** Those before. */
  payouts: readonly PayoutRow[]
  rates: Rates
}

/** The sums owed to an affiliate, by currency; a currency in which all is zero is left out. Throws an `AffiliateError` where one has no rate. */
export const sumsOf = ({ earnings, payouts, rates }: Ledger): CurrencySums[] => {
  const last = payouts
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  const isPaid = ({ month }: MonthEarnings) => last !== undefined && month <= coveredBy(last)
  return CURRENCY_CODES.flatMap((currency) => {
    const own = earnings.filter((row) => row.currency === currency)
    const fresh = own.filter((row) => !isPaid(row))
    const parts = payouts.flatMap((payout) => payout.parts)
    const before = sumOf(
      parts.filter((part) => part.currency === currency),
      ({ amount }) => amount,
    )
    const commission = sumOf(fresh, (row) => row.commission - row.reversed)
    const withheld = sumOf(fresh, (row) => row.held + row.lost)
    const adjusted = sumOf(own.filter(isPaid), dueOf) - before
    const balance = commission - withheld + adjusted
    if (commission === 0 && adjusted === 0) return []
    const rate = rateOf(currency, rates)
    const usd = inCents(balance, { currency, rate })
    return { currency, commission, withheld, adjusted, balance, rate, usd }
  })
}
