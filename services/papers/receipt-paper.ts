import { isReverseCharged, listBeforeTax, totalOf } from '#features/checkout/tax.ts'
import { receiptNumberOf, creditNoteNumberOf } from '#features/orders/document-numbers.ts'
import { shownSaving } from '#features/pricing/shown-saving.ts'
import { BRAND } from '#lib/config/brand.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { orders, refunds } from '#services/db/purchase-schema.ts'
import { soldUnits } from '#services/orders/order-answer.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'
import { partiesOf, writtenPlace, type Paper, type PaperLine } from './paper.ts'
import { readerOf, writtenDay, writtenMoney, writtenPeriod, writtenRate } from './written.ts'

type Refund = typeof refunds.$inferSelect

type Given = { order: PaperOrder; refund: Refund }

/** The title of a credit note. */
export const creditNoteTitle = ({ creditNote }: Pick<Refund, 'creditNote'>, locale: Locale) =>
  fillText(wordsOf(locale).papers.creditNote, { number: creditNoteNumberOf(creditNote) })

/** The credit note for a refund; it leaves out the reason that the operator noted. */
export const creditNotePaper = ({ order, refund }: Given, language = languageOf(order)): Paper => {
  const words = wordsOf(language).papers
  const { currency } = order
  const { amount, taxes } = refund
  const number = creditNoteNumberOf(refund.creditNote)
  const money = (value: number) => writtenMoney({ amount: value, currency }, language)
  return {
    language,
    kind: 'credit-note',
    number,
    title: creditNoteTitle(refund, language),
    facts: [
      { label: words.forReceipt, value: receiptNumberOf(order.receipt) },
      { label: words.order, value: order.number },
      { label: words.refundedAt, value: writtenDay(refund.refundedAt, readerOf(order, language)) },
    ],
    amounts: [
      { label: words.refundItem, value: money(amount - totalOf(0, taxes)) },
      ...taxLines({ currency, taxes }, language),
    ],
    total: { label: fillText(words.refundTotal, { currency }), value: money(amount) },
    after: [],
    parties: partiesOf({ buyer: order.buyer, taxes: order.taxes, locale: language }),
  }
}

type PaperOrder = typeof orders.$inferSelect

/** The language that an order was placed in. */
const languageOf = ({ language }: Pick<PaperOrder, 'language'>): Locale =>
  isLocale(language) ? language : DEFAULT_LOCALE

/** The taxes of an order, or of a refund of it, each with its name and rate. */
export const taxLines = (
  { currency, taxes }: Pick<PaperOrder, 'currency' | 'taxes'>,
  locale: Locale,
) =>
  taxes.map(({ tax, rate, amount }): PaperLine => {
    const name = wordsOf(locale).papers.taxes[tax]
    return {
      label: `${name} ${writtenRate(rate, locale)}`,
      value: writtenMoney({ amount, currency }, locale),
    }
  })

/** The time that was paid for. */
const periodOf = ({ periodStart, paidAt, renewsAt }: PaperOrder) => ({
  from: periodStart ?? paidAt,
  to: renewsAt,
})

const itemOf = (order: PaperOrder, locale: Locale): string => {
  const { kind, quote, seats } = order
  const { item, changeItem } = wordsOf(locale).papers
  return fillText(kind === 'change' ? changeItem : item, {
    product: BRAND.name,
    period: writtenPeriod(periodOf(order), readerOf(order, locale)),
    plan: PLAN_NAMES[quote.plan],
    users: countedWords('users', { count: seats, locale }),
  })
}

/** Quantity and unit price, as the line below has them: the whole as one unit where it cannot be divided to the cent. */
const unitOf = (order: PaperOrder, locale: Locale): string => {
  const { amount, currency } = order
  const whole = shownSaving(order.quote) ? listBeforeTax(order) : amount
  const sold = soldUnits(order)
  const quantity = whole % sold === 0 ? sold : 1
  const price = writtenMoney({ amount: whole / quantity, currency }, locale)
  return `${quantity.toLocaleString(locale)} × ${price}`
}

/** An invoice for a buyer who named a company, a receipt for all others. */
export const receiptTitle = (
  { buyer, receipt }: Pick<PaperOrder, 'buyer' | 'receipt'>,
  locale: Locale,
): string => {
  const words = wordsOf(locale).papers
  const number = receiptNumberOf(receipt)
  return fillText(buyer.company ? words.invoice : words.receipt, { number })
}

/** The receipt of an order, in the language of the order unless another is requested (S2 §3 "Order", "Taxes shown"). */
export const receiptPaper = (order: PaperOrder, language = languageOf(order)): Paper => {
  const words = wordsOf(language).papers
  const { currency, amount, taxes, total, refunded } = order
  const reader = readerOf(order, language)
  const number = receiptNumberOf(order.receipt)
  const taxedAt = order.place?.taxedAt
  const saving = shownSaving(order.quote)
  const money = (value: number) => writtenMoney({ amount: value, currency }, language)
  return {
    language,
    kind: 'receipt',
    number,
    title: receiptTitle(order, language),
    facts: [
      { label: words.order, value: order.number },
      { label: words.paidAt, value: writtenDay(order.paidAt, reader) },
      { label: words.method, value: words.methods[order.method] },
      { label: words.period, value: writtenPeriod(periodOf(order), reader) },
      { label: words.renewsAt, value: writtenDay(order.renewsAt, reader) },
      { label: words.unitPrice, value: unitOf(order, language) },
      ...(isReverseCharged(taxes)
        ? [{ label: words.reverseCharge, value: words.reverseChargeText }]
        : []),
      ...(taxedAt ? [{ label: words.taxedAt, value: writtenPlace(taxedAt, language) }] : []),
    ],
    amounts: [
      { label: itemOf(order, language), value: money(saving ? listBeforeTax(order) : amount) },
      ...(saving
        ? [
            {
              label: fillText(words.discount, {
                percent: writtenRate(saving.percent * 1000, language),
              }),
              value: money(amount - listBeforeTax(order)),
            },
            { label: words.beforeTax, value: money(amount) },
          ]
        : []),
      ...taxLines(order, language),
    ],
    total: { label: fillText(words.total, { currency }), value: money(total) },
    after: refunded > 0 ? [{ label: words.refundedSoFar, value: money(refunded) }] : [],
    parties: partiesOf({ buyer: order.buyer, taxes: order.taxes, locale: language }),
  }
}
