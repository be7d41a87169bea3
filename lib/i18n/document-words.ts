import 'server-only'
import * as z from 'zod'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { documentWords } from './document-words-contract.ts'
import { withLineBreaks } from './line-breaks.ts'

export type DocumentWords = z.infer<typeof documentWords>

const documentFile = z.object({ default: documentWords })

/** Loads the words on the drawn sheets; a language whose file is not complete shows English (S2 §1). */
export const loadDocumentWords = async (locale: Locale): Promise<DocumentWords> => {
  const file: unknown = await import(`../../locales/${locale}/messages/documents.json`)
  const parsed = documentFile.safeParse(file)
  if (parsed.success) return withLineBreaks(parsed.data.default, locale)
  if (locale === DEFAULT_LOCALE) throw parsed.error
  return loadDocumentWords(DEFAULT_LOCALE)
}
