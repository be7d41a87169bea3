import { html, raw } from 'hono/html'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { CURRENCY_CODES } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { sumOf } from '#lib/util/sum.ts'
import { dueOf, type MonthEarnings, monthAfter, monthOf } from '#services/affiliates/earnings.ts'
import type { PayoutRow } from '#services/affiliates/payout-sums.ts'
import { writtenBookDay, writtenMoney, writtenMonth } from '#services/papers/written.ts'
import type { MemberVisit, Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { deskLink, MONTH_FIELD, writtenAmounts } from './affiliate-links.ts'

/** All that is earned and not paid, by currency. */
const balanceText = ({ tongues }: MemberVisit, { earnings, paid }: Months): string =>
  CURRENCY_CODES.flatMap((currency) => {
    const own = earnings.filter((row) => row.currency === currency)
    const parts = paid.flatMap((payout) => payout.parts)
    const before = parts.filter((part) => part.currency === currency)
    const amount = sumOf(own, (row) => dueOf(row)) - sumOf(before, (part) => part.amount)
    return amount === 0 ? [] : writtenMoney({ amount, currency }, tongues.locale)
  }).join(' + ')

const payoutHtml = ({ month, paidAt, usd }: PayoutRow, { tongues }: MemberVisit): Html => {
  const { locale } = tongues
  const money = { amount: usd, currency: AFFILIATE_PROGRAMME.currency }
  return html`<tr>
    <th scope="row">
      ${fillWords(wordsOf(locale).affiliateDesk.paidFor, { month: writtenMonth(month, locale) })}
    </th>
    <td class="day">${writtenBookDay(paidAt, locale)}</td>
    <td>${writtenMoney(money, locale)}</td>
  </tr>`
}

/** The payouts with their days, and the sums not paid yet. */
export const paidPart = (visit: MemberVisit, months: Months): Html => {
  const words = wordsOf(visit.tongues.locale).affiliateDesk
  const balance = balanceText(visit, months)
  return html`<h2>${words.paidTitle}</h2>
    ${
      months.paid.length > 0
        ? html`<table class="history">
            <caption>
              ${words.paidTitle}
            </caption>
            ${months.paid.map((payout) => payoutHtml(payout, visit))}
          </table>`
        : html`<p>${words.noPaid}</p>`
    }
    ${balance ? html`<p class="after">${fillWords(words.balance, { amount: balance })}</p>` : ''}`
}

/** An affiliate's months as the desk shows them. */
export type Months = {
  earnings: readonly MonthEarnings[]
  clicks: ReadonlyMap<string, number>
  paid: readonly PayoutRow[]
}

/** As many months as a desk shows, and counts clicks of. */
export const MOST_MONTHS = 24

/** A number as a language writes it. */
export const countText = (count: number, locale: Locale) => count.toLocaleString(locale)

/** Sums in each currency, one under the other. */
const sumsHtml = (
  rows: readonly MonthEarnings[],
  { of, locale }: { of: (row: MonthEarnings) => number; locale: Locale },
): Html => {
  const amounts = rows.map((row) => ({ currency: row.currency, amount: of(row) }))
  return html`<span
    >${writtenAmounts(amounts, locale).map((text) => html`<span>${text}</span>`)}</span
  >`
}

const NONE = '–'

/** The day on which a month is or was paid; nothing where it earned nothing. */
const paymentText = (
  month: string,
  {
    visit,
    rows,
    paid,
  }: { visit: MemberVisit; rows: readonly MonthEarnings[]; paid: Months['paid'] },
): string => {
  const { locale } = visit.tongues
  const { payment } = wordsOf(locale).affiliateDesk
  const due = monthAfter(month, AFFILIATE_PROGRAMME.payoutMonths)
  // A payment covers all months before it; the first one that did is this month's.
  const done = paid
    .filter((one) => one.month >= due)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))[0]
  if (rows.every((row) => row.commission === 0)) return NONE
  if (done) return fillWords(payment.paid, { date: writtenBookDay(done.paidAt, locale) })
  if (rows.every((row) => row.commission - row.reversed === row.lost)) return NONE
  return due < monthOf(visit.now)
    ? payment.open
    : fillWords(payment.due, { month: writtenMonth(due, locale) })
}

const rowHtml = (
  month: string,
  { visit, months }: { visit: MemberVisit; months: Months },
): Html => {
  const { tongues } = visit
  const { locale } = tongues
  const { columns } = wordsOf(locale).affiliateDesk
  const rows = months.earnings.filter((row) => row.month === month)
  const sales = sumOf(rows, (row) => row.sales)
  const hasReversed = rows.some((row) => row.reversed !== 0)
  const cells = [
    { label: columns.clicks, value: countText(months.clicks.get(month) ?? 0, locale) },
    { label: columns.sales, value: countText(sales, locale) },
    { label: columns.commission, value: sumsHtml(rows, { of: (row) => row.commission, locale }) },
    {
      label: columns.reversed,
      value: hasReversed ? sumsHtml(rows, { of: (row) => row.reversed, locale }) : NONE,
    },
    { label: columns.due, value: html`<b>${sumsHtml(rows, { of: dueOf, locale })}</b>` },
    { label: columns.payment, value: paymentText(month, { visit, rows, paid: months.paid }) },
  ]
  const name = writtenMonth(month, locale)
  return html`<tr>
    <th scope="row">
      ${sales > 0 ? html`<a href="${deskLink('sales', { ...tongues, fields: { [MONTH_FIELD]: month } })}">${name}</a>` : name}
    </th>
    ${cells.map(({ label, value }) => html`<td data-label="${label}" ${value === NONE ? raw(' class="none"') : ''}>${value}</td>`)}
  </tr>`
}

/** The months in which something happened, the newest first; the way to begin where nothing has. */
export const monthsHtml = (visit: MemberVisit, months: Months): Html => {
  const words = wordsOf(visit.tongues.locale).affiliateDesk
  const seen = new Set([...months.earnings.map(({ month }) => month), ...months.clicks.keys()])
  const shown = [...seen].toSorted().toReversed().slice(0, MOST_MONTHS)
  if (shown.length === 0) return html`<p>${words.noMonths}</p>`
  return html`<table class="months">
    <caption>
      ${words.monthsTitle}
    </caption>
    <thead>
      <tr>
        ${Object.values(words.columns).map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${shown.map((month) => rowHtml(month, { visit, months }))}
    </tbody>
  </table>`
}

/** Amounts that are not zero, as one text; nothing where all are. */
export const sumText = (
  rows: readonly MonthEarnings[],
  { of, locale }: { of: (row: MonthEarnings) => number; locale: Locale },
): string =>
  rows
    .filter((row) => of(row) !== 0)
    .map((row) => writtenMoney({ amount: of(row), currency: row.currency }, locale))
    .join(' + ')
