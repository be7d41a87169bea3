import { html } from 'hono/html'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { CURRENCY_CODES } from '#lib/config/currencies.ts'
import { sumOf } from '#lib/util/sum.ts'
import { dueOf } from '#services/affiliates/earnings.ts'
import type { PayoutRow } from '#services/affiliates/payout-sums.ts'
import { writtenBookDay, writtenMoney, writtenMonth } from '#services/papers/written.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import type { Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import type { Months } from './months-table.ts'

/** All that is earned and not paid, by currency. */
const balanceText = ({ tongues }: MemberVisit, { earnings, paid }: Months): string =>
  CURRENCY_CODES.flatMap((currency) => {
    const own = earnings.filter((row) => row.currency === currency)
    const parts = paid.flatMap((payout) => payout.parts)
    const before = parts.filter((part) => part.currency === currency)
    const amount = sumOf(own, (row) => dueOf(row)) - sumOf(before, (part) => part.amount)
    return amount === 0 ? [] : writtenMoney({ amount, currency }, tongues.locale)
  }).join(' + ')

const rowHtml = ({ month, paidAt, usd }: PayoutRow, { tongues }: MemberVisit): Html => {
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
            ${months.paid.map((payout) => rowHtml(payout, visit))}
          </table>`
        : html`<p>${words.noPaid}</p>`
    }
    ${balance ? html`<p class="after">${fillWords(words.balance, { amount: balance })}</p>` : ''}`
}
