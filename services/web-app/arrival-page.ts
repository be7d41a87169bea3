import { html } from 'hono/html'
import { LOCALES } from '#lib/config/locales.ts'
import type { StoredAccount } from '#services/account/find-account.ts'
import type { Arrival } from './arrival.ts'
import type { OnwardLink } from './onward-link.ts'
import { factList, page } from './page.ts'
import { WORDS } from './words.ts'

type Arrived = { account: StoredAccount; arrival: Arrival; onward: OnwardLink | undefined }

/** Shows who arrived, the way on to what they came for, and what the site handed over. */
export const arrivalPage = ({ account, arrival, onward }: Arrived) => {
  const { locale, library } = arrival
  const words = WORDS[locale]
  const facts = [
    { label: words.email, value: account.userEmail },
    { label: words.userId, value: account.userId },
    { label: words.destination, value: arrival.url },
    { label: words.search, value: arrival.search },
    { label: words.entryPage, value: arrival.entryPoint },
    { label: words.affiliateClick, value: arrival.affiliateTransaction },
    { label: words.language, value: LOCALES[locale].name },
    { label: words.library, value: LOCALES[library].name },
  ]
  return page({
    tongues: arrival,
    title: words.arrivedTitle,
    text: words.arrivedText,
    content: html`${onward ? html`<a class="button" href="${onward.href}">${onward.text}</a>` : ''}
      <h2>${words.handedOver}</h2>
      ${factList(facts, words.none)}`,
  })
}
