import type { Locale } from '#lib/config/locales.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'
import type { PaperWords } from './words/words-type.ts'

/** The words of receipts and credit notes. */
export const PAPER_WORDS: Readonly<Record<Locale, PaperWords>> = { en, fr, es, it, pt, de }
