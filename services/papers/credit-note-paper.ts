import { totalOf } from '#features/checkout/tax.ts'
import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import type { Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { refunds } from '#services/db/purchase-schema.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Paper } from './paper.ts'
import { partiesOf } from './parties.ts'
import { languageOf, taxLines, type PaperOrder } from './receipt-paper.ts'
import { readerOf, writtenDay, writtenMoney } from './written.ts'

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
