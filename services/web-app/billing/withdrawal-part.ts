import { html } from 'hono/html'
import { lastWithdrawalDay } from '#features/leaving/withdrawal-period.ts'
import { lawOf } from '#lib/config/consumer-law.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import { withdrawableOrders } from '#services/declarations/withdrawable.ts'
import { siteLink } from '#services/http/site-link.ts'
import { readerOf, writtenDate } from '#services/papers/written.ts'
import type { MemberVisit, Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'

/** The way to the whole amount, with its last day, where an order is new enough for that: stopping and closing give nothing back. */
export const withdrawalPart = async (visit: MemberVisit): Promise<Html> => {
  const { locale } = visit.tongues
  const { siteUrl } = visit.services
  const orders = await withdrawableOrders(visit.database, visit)
  if (orders.length === 0) return html``
  const { withdrawTitle, withdrawText } = wordsOf(locale).billing
  const texts = orders.map((order) => {
    const { zone } = readerOf(order, locale)
    const { days } = lawOf(order.buyer).withdrawal.value
    const date = writtenDate(lastWithdrawalDay({ ...order, zone, days }), locale)
    return fillWords(withdrawText, { order: unbroken(order.number), date })
  })
  return html`<section class="slip plain" aria-labelledby="withdraw">
    <h2 id="withdraw">${withdrawTitle}</h2>
    ${texts.map((text) => html`<p>${text}</p>`)}
    <p>
      <a class="button quiet" href="${siteLink('withdrawal', { siteUrl, locale })}"
        >${wordsOf(locale).declarationMail.link}</a
      >
    </p>
  </section>`
}
