import type { Locale } from '#lib/config/locales.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'
import type { MailWords } from './words/words-type.ts'

/** The words of the mail. */
export const MAIL_WORDS: Readonly<Record<Locale, MailWords>> = { en, fr, es, it, pt, de }
