import type { Locale } from '#lib/config/locales.ts'
import { de } from './subscription-words/de.ts'
import { en } from './subscription-words/en.ts'
import { es } from './subscription-words/es.ts'
import { fr } from './subscription-words/fr.ts'
import { it } from './subscription-words/it.ts'
import { pt } from './subscription-words/pt.ts'
import type { SubscriptionWords } from './subscription-words/words-type.ts'

/** The words of the mail about subscriptions. */
export const SUBSCRIPTION_WORDS: Readonly<Record<Locale, SubscriptionWords>> = {
  en,
  fr,
  es,
  it,
  pt,
  de,
}
