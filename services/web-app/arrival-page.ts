import { LOCALES } from '#lib/config/locales.ts'
import type { Account } from '#services/account/find-account.ts'
import type { Arrival } from './arrival.ts'
import { factList, page } from './page.ts'
import { WORDS } from './words.ts'

/** Shows who arrived, and with what. */
export const arrivalPage = (account: Account, arrival: Arrival) => {
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
    locale,
    title: words.arrivedTitle,
    text: words.arrivedText,
    content: factList(facts, words.none),
  })
}
