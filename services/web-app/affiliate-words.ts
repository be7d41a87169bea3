import type { Locale } from '#lib/config/locales.ts'
import { de } from './affiliate-words/de.ts'
import { en } from './affiliate-words/en.ts'
import { es } from './affiliate-words/es.ts'
import { fr } from './affiliate-words/fr.ts'
import { it } from './affiliate-words/it.ts'
import { pt } from './affiliate-words/pt.ts'
import type { AffiliateWords } from './affiliate-words/words-type.ts'
import { firmWords } from './firm-words.ts'

/** The words of the affiliate desk. */
export const AFFILIATE_WORDS: Readonly<Record<Locale, AffiliateWords>> = firmWords({
  en,
  fr,
  es,
  it,
  pt,
  de,
})
