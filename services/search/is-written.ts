import { inArray, isNull, type SQL } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { templateIndex } from '#services/db/schema.ts'
import { documentTexts } from './document-texts.ts'

/** Tells whether a language has written a document out: such a one comes before titles that fit as well. */
export const isWritten = (locale: Locale): SQL => {
  const written = [...documentTexts(locale).keys()]
  return written.length > 0
    ? inArray(templateIndex.templateId, written)
    : isNull(templateIndex.templateId)
}
