import type { Locale } from '#lib/config/locales.ts'
import { firmWords } from './firm-words.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'
import type { Words } from './words/words-type.ts'

/** The words of the stand-in's pages. */
export const WORDS: Readonly<Record<Locale, Words>> = firmWords({ en, fr, es, it, pt, de })
