import { asc, desc, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { PLAN_NAMES } from '#features/pricing/plan-names.ts'
import type { Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import type { Refund } from '#services/papers/credit-note-paper.ts'
import type { Paper } from '#services/papers/paper.ts'
import type { PaperOrder } from '#services/papers/receipt-paper.ts'
import { PAPER_WORDS } from '#services/papers/words.ts'
import { writtenDay, writtenMoney } from '#services/papers/written.ts'
import { heldLicence, type HeldLicence } from '#services/purchase/held-licence.ts'
import { siteLink } from '#services/site-link.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { MEMBER_WORDS } from '#services/web-app/member-words.ts'
import { page, type Html } from '#services/web-app/page.ts'
import { placeLink, type PageLanguages } from '#services/web-app/web-app-path.ts'
import { paperFileLink } from './paper-html.ts'

/** More than anybody buys: one licence a year. */
const MOST_ORDERS = 50

const licenceText = ({ plan, seats, endsAt }: HeldLicence, locale: Locale): string => {
  const { one, other } = PAPER_WORDS[locale].users
  return fillText(MEMBER_WORDS[locale].licenceHeld, {
    plan: PLAN_NAMES[plan],
    users: fillText(seats === 1 ? one : other, { count: seats.toLocaleString(locale) }),
    date: writtenDay(endsAt, locale),
  })
}

type Listed = Pick<Paper, 'kind' | 'number'> & { text: string }

/** A paper by its page, and by its file. */
const paperItem = ({ text, ...paper }: Listed, tongues: PageLanguages): Html =>
  html`<li>
    <a href="${placeLink(`${paper.kind}/${paper.number}`, tongues)}">${text}</a> ·
    <a href="${paperFileLink(paper, tongues)}" aria-label="PDF: ${text}">PDF</a>
  </li>`

const orderItem = (order: PaperOrder, tongues: PageLanguages): Html => {
  const { locale } = tongues
  const { currency, total } = order
  const receipt = receiptNumberOf(order.receipt)
  const text = fillText(MEMBER_WORDS[locale].orderLink, {
    receipt,
    date: writtenDay(order.paidAt, locale),
    total: writtenMoney({ amount: total, currency }, locale),
  })
  return paperItem({ kind: 'receipt', number: receipt, text }, tongues)
}

type Given = { refund: Refund; order: PaperOrder | undefined; tongues: PageLanguages }

const refundItem = ({ refund, order, tongues }: Given): Html => {
  if (!order) return html``
  const { locale } = tongues
  const { currency } = order
  const number = creditNoteNumberOf(refund.creditNote)
  const text = fillText(MEMBER_WORDS[locale].creditLink, {
    number,
    date: writtenDay(refund.refundedAt, locale),
    amount: writtenMoney({ amount: refund.amount, currency }, locale),
  })
  return paperItem({ kind: 'credit-note', number, text }, tongues)
}

const bought = async ({ database, userId }: MemberVisit) => {
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

/** What an account has: its licence, its orders with their receipts, and its mail (S2 §9 "My Account / Billing"). */
export const showAccount = async (visit: MemberVisit, siteUrl: string): Promise<Html> => {
  const { tongues, database } = visit
  const { locale } = tongues
  const words = MEMBER_WORDS[locale]
  const held = await heldLicence(database, visit)
  const { own, given } = await bought(visit)
  const plans = siteLink('plans', { siteUrl, locale })
  const orderOf = ({ orderNumber }: Refund) => own.find(({ number }) => number === orderNumber)
  return page({
    ...visit,
    title: words.accountTitle,
    content: html`<h2>${words.licence}</h2>
      <p>${held ? licenceText(held, locale) : words.noLicence}</p>
      ${held ? '' : html`<p><a class="button" href="${plans}">${words.toPlans}</a></p>`}
      <h2>${words.orders}</h2>
      ${
        own.length > 0
          ? html`<ul class="papers">
              ${own.map((order) => orderItem(order, tongues))}
              ${given.map((refund) => refundItem({ refund, order: orderOf(refund), tongues }))}
            </ul>`
          : html`<p>${words.noOrders}</p>`
      }
      <h2>${words.mail}</h2>
      <p><a href="${placeLink('mail/', tongues)}">${words.mailTitle}</a></p>
      <form method="post" action="${placeLink('account/logout', tongues)}">
        <button class="quiet">${words.logOut}</button>
      </form>`,
  })
}
