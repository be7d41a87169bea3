import { html } from 'hono/html'
import { fillWords } from '#services/fill-words.ts'
import { readerOf, writtenDay } from '#services/papers/written.ts'
import { marketplaceEnd } from '#services/subscriptions/marketplace-end.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import type { Html } from '#services/web-app/page.ts'
import { billingLink } from './billing-links.ts'
import type { Held } from './subscription-rows.ts'

/** The button that turns the renewal on again, or why it stays off: what was bought at the marketplace runs on. */
export const resumePart = async ({ visit, subscription }: Held): Promise<Html> => {
  const { tongues, database, now } = visit
  const { resume, resumeLater } = BILLING_WORDS[tongues.locale]
  const until = await marketplaceEnd(database, subscription)
  if (until && until > now) {
    const date = writtenDay(until, readerOf(subscription, tongues.locale))
    return html`<p>${fillWords(resumeLater, { date })}</p>`
  }
  return html`<form method="post" action="${billingLink('resume', tongues)}">
    <button>${resume}</button>
  </form>`
}
