import type { Locale } from '#lib/config/locales.ts'
import { firmWords } from './firm-words.ts'
import { de } from './member-words/de.ts'
import { en } from './member-words/en.ts'
import { es } from './member-words/es.ts'
import { fr } from './member-words/fr.ts'
import { it } from './member-words/it.ts'
import { pt } from './member-words/pt.ts'
import type { MemberWords } from './member-words/words-type.ts'

/** The words of the pages about licence, downloads, receipts and mail. */
export const MEMBER_WORDS: Readonly<Record<Locale, MemberWords>> = firmWords({
  en,
  fr,
  es,
  it,
  pt,
  de,
})
