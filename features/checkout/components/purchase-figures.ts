import type { Quote } from '#features/pricing/quote-contract.ts'
import { withSeats } from '#features/pricing/seats.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { CheckoutPage, Totals } from '../checkout-machine.ts'
import type { CheckoutWords } from '../words.ts'

/** The total as it is read. */
export const writtenTotal = (
  { total: amount, currency }: Pick<Totals, 'total' | 'currency'>,
  locale: Locale,
): string => formatMoney({ amount, currency }, locale)

/** The figures of the receipt; `totals` once the server has computed them for the buyer's place. */
export type PurchaseFigures = { quote: Quote; totals: Totals | null; people: string }

type Input = { page: CheckoutPage; seats: number; words: CheckoutWords; locale: Locale }

/** The figures of the page; nothing until the purchase is known. */
export const figuresOf = ({ page, seats, words, locale }: Input): PurchaseFigures | null => {
  const { view, totals } = page
  if (!view) return null
  const quote = totals?.quote ?? withSeats(view.quote, seats)
  const count = numberFormat(locale).format(quote.seats)
  const people = quote.seats === 1 ? words.people.one : fillText(words.people.other, { count })
  return { quote, totals, people }
}
