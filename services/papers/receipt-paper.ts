import { receiptNumberOf } from '#features/orders/document-numbers.ts'
import { BRAND } from '#lib/config/brand.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import type { orders } from '#services/db/purchase-schema.ts'
import { fill } from '#services/web-app/words/fill.ts'
import type { Paper, PaperLine } from './paper.ts'
import { partiesOf } from './parties.ts'
import { PLAN_NAMES } from './plan-names.ts'
import { PAPER_WORDS } from './words.ts'
import { writtenDay, writtenMoney, writtenRate } from './written.ts'

export type Order = typeof orders.$inferSelect

/** The language that an order was placed in. */
export const languageOf = ({ language }: Pick<Order, 'language'>): Locale =>
  isLocale(language) ? language : DEFAULT_LOCALE

/** The taxes of an order, or of a refund of it, each with its name and rate. */
export const taxLines = ({ currency, taxes }: Pick<Order, 'currency' | 'taxes'>, locale: Locale) =>
  taxes.map(({ tax, rate, amount }): PaperLine => {
    const name = PAPER_WORDS[locale].taxes[tax]
    return {
      label: `${name} ${writtenRate(rate, locale)}`,
      value: writtenMoney({ amount, currency }, locale),
    }
  })

const itemOf = ({ quote, seats }: Order, locale: Locale): string => {
  const { item, users } = PAPER_WORDS[locale]
  return fill(item, {
    product: BRAND.name,
    plan: PLAN_NAMES[quote.plan],
    users: fill(seats === 1 ? users.one : users.other, { count: seats.toLocaleString(locale) }),
  })
}

/** What was bought and paid, in the language of the order unless another is wanted (S2 §3 "Order", "Taxes shown"). */
export const receiptPaper = (order: Order, language = languageOf(order)): Paper => {
  const words = PAPER_WORDS[language]
  const { currency, amount, total, refunded } = order
  const money = (value: number) => writtenMoney({ amount: value, currency }, language)
  return {
    language,
    title: fill(words.receipt, { number: receiptNumberOf(order.receipt) }),
    facts: [
      { label: words.order, value: order.number },
      { label: words.paidAt, value: writtenDay(order.paidAt, language) },
      { label: words.method, value: words.methods[order.method] },
      { label: words.renewsAt, value: writtenDay(order.renewsAt, language) },
    ],
    amounts: [
      { label: itemOf(order, language), value: money(amount) },
      ...taxLines(order, language),
    ],
    total: { label: fill(words.total, { currency }), value: money(total) },
    after: refunded > 0 ? [{ label: words.refundedSoFar, value: money(refunded) }] : [],
    parties: partiesOf({ buyer: order.buyer, taxes: order.taxes, locale: language }),
  }
}
