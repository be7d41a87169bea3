import type { Locale } from '#lib/config/locales.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'
import type { PaymentWords } from './words/words-type.ts'

/** The words of the payment service's pages. */
export const WORDS: Readonly<Record<Locale, PaymentWords>> = { en, fr, es, it, pt, de }
