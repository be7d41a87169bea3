import type { Locale } from '#lib/config/locales.ts'
import { de } from './affiliate-words/de.ts'
import { en } from './affiliate-words/en.ts'
import { es } from './affiliate-words/es.ts'
import { fr } from './affiliate-words/fr.ts'
import { it } from './affiliate-words/it.ts'
import { pt } from './affiliate-words/pt.ts'
import type { AffiliateMailWords } from './affiliate-words/words-type.ts'

/** The words of the mail to affiliates. */
export const AFFILIATE_MAIL_WORDS: Readonly<Record<Locale, AffiliateMailWords>> = {
  en,
  fr,
  es,
  it,
  pt,
  de,
}
