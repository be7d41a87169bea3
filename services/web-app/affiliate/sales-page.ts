import { html } from 'hono/html'
import { affiliateOf, isNumbered } from '#services/affiliates/affiliate-store.ts'
import { salesIn, isMonth } from '#services/affiliates/earnings.ts'
import { writtenBookDay, writtenMoney, writtenMonth } from '#services/papers/written.ts'
import { backHtml, page, type Html, type MemberVisit } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { deskLink, MONTH_FIELD } from './affiliate-links.ts'

type Sale = Awaited<ReturnType<typeof salesIn>>[number]

const noteOf = ({ status, reversed, currency }: Sale, { tongues }: MemberVisit): string => {
  const { sale } = wordsOf(tongues.locale).affiliateDesk
  if (status !== 'due') return sale[status]
  if (reversed === 0) return ''
  return fillWords(sale.reversed, {
    amount: writtenMoney({ amount: reversed, currency }, tongues.locale),
  })
}

const rowHtml = (sale: Sale, visit: MemberVisit): Html => {
  const { locale } = visit.tongues
  const { sale: words } = wordsOf(locale).affiliateDesk
  const { currency, amount, earned, paidAt } = sale
  const note = noteOf(sale, visit)
  return html`<tr>
    <th scope="row">
      ${writtenBookDay(paidAt, locale)} ${note ? html`<small>${note}</small>` : ''}
    </th>
    <td data-label="${words.amount}">${writtenMoney({ amount, currency }, locale)}</td>
    <td data-label="${words.commission}">
      <b>${writtenMoney({ amount: earned, currency }, locale)}</b>
    </td>
  </tr>`
}

const tableHtml = (
  sales: readonly Sale[],
  { visit, title }: { visit: MemberVisit; title: string },
) => {
  const { sale: words } = wordsOf(visit.tongues.locale).affiliateDesk
  return html`<table class="months">
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        ${[words.day, words.amount, words.commission].map(
          (name) => html`<th scope="col">${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${sales.map((sale) => rowHtml(sale, visit))}
    </tbody>
  </table>`
}

/** The sales of a month: day, amount and commission, and nothing about the buyers; nothing for an account without a number. */
export const showSales = async (visit: MemberVisit): Promise<Html | undefined> => {
  const { context, database, tongues, userId } = visit
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  const month = context.req.query(MONTH_FIELD)
  const affiliate = await affiliateOf(database, userId)
  if (!affiliate || !isNumbered(affiliate) || !isMonth(month)) return undefined
  const sales = await salesIn(database, { number: affiliate.number, month })
  const title = fillWords(words.salesTitle, { month: writtenMonth(month, locale) })
  return page({
    ...visit,
    title,
    text: words.salesText,
    content: html`${sales.length > 0 ? tableHtml(sales, { visit, title }) : html`<p>${words.noSales}</p>`}
    ${backHtml(deskLink('desk', tongues), words.back)}`,
  })
}
