import { asc, desc, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import type { Paper } from '#services/papers/paper.ts'
import { creditNoteTitle, receiptTitle } from '#services/papers/receipt-paper.ts'
import { readerOf, writtenDay, writtenMoney } from '#services/papers/written.ts'
import { paperFileLink } from '#services/web-app/member/paper-html.ts'
import type { MemberVisit, Html } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'

/** Receipts of so many years, with changes of plan between them. */
const MOST_ORDERS = 50

/** The orders of an account, the newest first, with their refunds. */
const boughtBy = async ({ database, userId }: MemberVisit) => {
  const own = await database
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.receipt))
    .limit(MOST_ORDERS)
  const numbers = own.map(({ number }) => number)
  const given =
    numbers.length > 0
      ? await database
          .select()
          .from(refunds)
          .where(inArray(refunds.orderNumber, numbers))
          .orderBy(asc(refunds.creditNote))
      : []
  return { own, given }
}

type Listed = Pick<Paper, 'kind' | 'number'> & { name: string; at: Date; day: string; sum: string }

const rowHtml = ({ name, day, sum, ...paper }: Listed, visit: MemberVisit): Html => {
  const { tongues } = visit
  return html`<tr>
    <th scope="row">
      <a href="${placeLink(`${paper.kind}/${paper.number}`, tongues)}">${name}</a>
    </th>
    <td class="day">${day}</td>
    <td>${sum}</td>
    <td class="file">
      <a href="${paperFileLink(paper, tongues)}" aria-label="PDF: ${name}">PDF</a>
    </td>
  </tr>`
}

/** Receipts and credit notes of an account, the newest first. */
export const historyHtml = async (visit: MemberVisit): Promise<Html> => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).billing
  const { own, given } = await boughtBy(visit)
  if (own.length === 0) return html`<p>${wordsOf(locale).member.noOrders}</p>`
  const receipts = own.map((order): Listed => {
    const { receipt, paidAt: at, total: amount, currency } = order
    const day = writtenDay(at, readerOf(order, locale))
    const sum = writtenMoney({ amount, currency }, locale)
    const name = receiptTitle(order, locale)
    return { kind: 'receipt', number: receiptNumberOf(receipt), name, at, day, sum }
  })
  const credits = given.flatMap(({ creditNote, orderNumber, refundedAt: at, amount }): Listed[] => {
    const order = own.find(({ number }) => number === orderNumber)
    if (!order) return []
    const number = creditNoteNumberOf(creditNote)
    const day = writtenDay(at, readerOf(order, locale))
    const name = creditNoteTitle({ creditNote }, locale)
    const sum = writtenMoney({ amount: -amount, currency: order.currency }, locale)
    return [{ kind: 'credit-note', number, name, at, day, sum }]
  })
  const rows = [...receipts, ...credits].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return html`<table class="history">
    <caption>
      ${words.history}
    </caption>
    ${rows.map((row) => rowHtml(row, visit))}
  </table>`
}
