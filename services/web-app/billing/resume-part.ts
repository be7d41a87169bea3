import { html } from 'hono/html'
import { readerOf, writtenDay } from '#services/papers/written.ts'
import { marketplaceEnd } from '#services/subscriptions/customer-acts.ts'
import type { Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { billingLink } from './billing-links.ts'
import type { Held } from './subscription-rows.ts'

/** The button that turns renewal on again, or the reason why it stays off: what was bought at the marketplace goes on. */
export const resumePart = async ({ visit, subscription }: Held): Promise<Html> => {
  const { tongues, database, now } = visit
  const { resume, resumeLater } = wordsOf(tongues.locale).billing
  const until = await marketplaceEnd(database, subscription)
  if (until && until > now) {
    const date = writtenDay(until, readerOf(subscription, tongues.locale))
    return html`<p>${fillWords(resumeLater, { date })}</p>`
  }
  return html`<form method="post" action="${billingLink('resume', tongues)}">
    <button>${resume}</button>
  </form>`
}
