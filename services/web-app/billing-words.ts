import type { Locale } from '#lib/config/locales.ts'
import { de } from './billing-words/de.ts'
import { en } from './billing-words/en.ts'
import { es } from './billing-words/es.ts'
import { fr } from './billing-words/fr.ts'
import { it } from './billing-words/it.ts'
import { pt } from './billing-words/pt.ts'
import type { BillingWords } from './billing-words/words-type.ts'
import { firmWords } from './firm-words.ts'

/** The words of the pages about subscription, details and address. */
export const BILLING_WORDS: Readonly<Record<Locale, BillingWords>> = firmWords({
  en,
  fr,
  es,
  it,
  pt,
  de,
})
